import type { PasswordProblem } from '../error/failure-details.ts'

/** Fewest characters of a password. */
export const MIN_PASSWORD_LENGTH = 8

const LETTER_AND_NUMBER = /^(?=.*\p{L})(?=.*\d).+$/su

/** What is wrong with a new password, the rule of letter and number first (AUTH-09). */
export function passwordProblem(password: string): PasswordProblem | undefined {
  if (!LETTER_AND_NUMBER.test(password)) return 'letter-and-number'
  if ([...password].length < MIN_PASSWORD_LENGTH) return 'too-short'
  return COMMON_PASSWORDS.has(password.toLowerCase()) ? 'too-common' : undefined
}

/**
 * Turns passwords into what may be stored of them. Both calls cost time and memory on purpose: they belong outside of
 * transactions.
 */
export interface PasswordHasher {
  hash(password: string): Promise<string>
  /** Whether a password is the hashed one. Without a hash it takes as long and is never right (rule A4). */
  verify(password: string, hash: string | undefined): Promise<boolean>
}

/** Passwords that everybody who guesses tries first, in lower case: those that the rule of letter and number would let pass. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
    0123456789a 11111111a 111111aa 1234567890a 12345678910a 123456789a 12345678a 1234567a 123456a1 123456aa 123456ab 123456abc
    123456qwerty 12345abc 12345abcd 12345qwert 1234abcd 1234qwer 123abc123 123qwe123 123qwe456 123qweasd 123qweasdzxc 12qwaszx
    1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 987654321a a1234567 a12345678 a123456789 a1b2c3d4 a1b2c3d4e5
    aa123456 aa12345678 aaa12345 aaaa1111 aaaaaaa1 abc12345 abc123456 abc123abc abc123def456 abcd1234 abcd12345 abcde123
    abcde12345 abcdef12 abcdef123 abcdefg1 abcdefg123 access14 admin123 admin1234 admin12345 admin123456 admin2024 admin2025
    adminadmin1 administrator1 andrew123 anthony1 apple123 arsenal1 arsenal123 asd12345 asd123456 asdf1234 asdf12345 asdfgh123
    asdfghjkl1 ashley123 autumn2024 azerty123 azerty1234 babygirl1 babygirl12 banana123 barcelona1 baseball1 baseball12
    basketball1 batman123 berlin123 blink182 bonjour1 bonjour123 buster123 changeme1 changeme123 charlie1 charlie123 chelsea1
    computer1 computer123 contraseña1 cookie123 daniel123 december1 default1 default123 demo1234 deutschland1 doudou123 dragon12
    dragon123 facebook1 facebook123 football1 football12 football123 fortnite1 freedom1 freedom123 geslo123 google12 google123
    guest123 guest1234 hallo123 hallo1234 hannah123 haslo123 hello123 hello1234 hello12345 hertha123 heslo123 heslo1234 hola1234
    hola12345 hunter123 iloveme1 iloveme2 iloveu123 iloveyou1 iloveyou12 iloveyou123 iloveyou2 iloveyou3 internet1 iphone123
    january1 jelszo123 jennifer1 jessica1 jessica123 jordan123 jordan23 juventus1 killer123 kochanie1 kodeord1 letmein1
    letmein12 letmein123 letmein2 linkedin1 liverpool1 login123 losenord1 love1234 love12345 love123456 lovely123 loveyou1
    loveyou123 lozinka123 lösenord1 marseille13 martin123 master12 master123 matthew1 messi1010 metallica1 michael1 michael123
    minecraft1 monday123 monkey12 monkey123 motdepasse1 mylove123 mypassword1 nicole123 nothing1 p@ssw0rd p@ssw0rd1 p@ssword1
    pa55w0rd pa55word parola123 parola1234 passord1 passord123 passw0rd passw0rd1 password00 password01 password1 password1!
    password10 password11 password12 password123 password1234 password12345 password13 password2 password2020 password2021
    password2022 password2023 password2024 password2025 password2026 password21 password22 password3 password69 password7
    password9 password99 passwort1 passwort123 pokemon1 pokemon123 polska123 princesa1 princess1 princess12 princess123 q1w2e3r4
    q1w2e3r4t5 q1w2e3r4t5y6 qaz123wsx qazwsx123 qwe12345 qwe123456 qwe123qwe qweasd123 qweasdzxc1 qwer1234 qwer12345 qwert123
    qwert1234 qwert12345 qwerty01 qwerty11 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwerty99 qwertyui1 qwertyuiop1
    qwertyuiop123 qwertz123 qwertz1234 ronaldo123 ronaldo7 root1234 root12345 salasana1 samantha1 samsung1 samsung123 schalke04
    secret12 secret123 shadow12 shadow123 slaptazodis1 soleil123 sommer123 sommer2024 spiderman1 spring2024 spring2025 starwars1
    summer12 summer123 summer2024 summer2025 sunshine1 sunshine12 sunshine123 superman1 superman123 temp1234 test1234 test12345
    test123456 testing1 testing123 thomas123 toor1234 trustno1 user1234 user12345 wachtwoord1 welcome1 welcome12 welcome123
    welcome1234 welcome2024 welcome2025 welkom01 welkom123 whatever1 whatever123 windows1 windows10 winter12 winter123
    winter2024 winter2025 zaq12345 zaq12wsx zaq1zaq1 zxc12345 zxc123456 zxcv1234 zxcvbnm1 zxcvbnm123
  `
    .trim()
    .split(/\s+/),
)
