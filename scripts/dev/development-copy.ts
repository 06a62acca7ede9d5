import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '../ports.ts'

const REPOSITORY = join(import.meta.dirname, '../..')
const SOURCES = ['apps', 'packages', 'content', 'demo', 'scripts', 'package.json', 'package-lock.json', 'tsconfig.json']
const NOT_COPIED = /[\\/](?:node_modules|build|\.react-router|\.data|demo[\\/]pictures[\\/].*\.(?:avif|webp))$/

/** `npm run dev` on a copy of the sources, whose files a test or a measurement may change. */
export interface DevelopmentCopy {
  /** Port of its storefront. */
  readonly port: number
  /** Folder of the copy, with the data of its shop in `.data`. */
  readonly folder: string
  /** All that the command has printed. */
  output(): string
  /** Changes a file of the copy by one write. */
  edit(file: string, change: (text: string) => string): Promise<void>
  /** Ends the command as Ctrl-C does, and resolves with its exit code. */
  stop(): Promise<number | null>
  /** Ends the command and removes the copy. */
  remove(): Promise<void>
}

/**
 * Copies the sources into a temporary folder with links to the installed packages, fills a demo shop of a few products and
 * starts `npm run dev`. A git worktree was rejected: it lacks what is not committed, which is what is to be tried out.
 */
export async function openDevelopmentCopy(products: number): Promise<DevelopmentCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'anvil-dev-'))
  const children: ChildProcess[] = []
  let output = ''
  const remove = async () => {
    for (const child of children) await end(child)
    await rm(folder, { recursive: true, force: true })
  }
  try {
    const copied = (path: string) => !NOT_COPIED.test(path)
    for (const source of SOURCES) await cp(join(REPOSITORY, source), join(folder, source), { recursive: true, filter: copied })
    for (const path of ['.', ...(await rooms('apps')), ...(await rooms('packages'))])
      await linkPackages(join(REPOSITORY, path, 'node_modules'), join(folder, path, 'node_modules'))
    const ports = await Promise.all([0, 1, 2, 3, 4, 5, 6].map(findFreePort))
    const [port = 0, middleware, live, worker, orders, standins, smtp] = ports
    const env = {
      ...process.env,
      PORT: String(port),
      MIDDLEWARE_PORT: String(middleware),
      LIVE_PORT: String(live),
      WORKER_PORT: String(worker),
      ORDERS_PORT: String(orders),
      STANDINS_PORT: String(standins),
      STANDINS_SMTP_PORT: String(smtp),
      DATA_DIR: join(folder, '.data'),
      DATABASE_URL: '',
      SEARCH_DIR: '',
      NODE_ENV: '',
      PICTURES_DIR: join(REPOSITORY, 'demo/pictures'),
    }
    const run = (args: readonly string[]) => {
      const child = spawn(process.execPath, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
      children.push(child)
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk))
      return child
    }
    const seeding = run(['scripts/with-runtime.mjs', 'scripts/seed.ts', '--products', String(products)])
    if ((await ended(seeding)) !== 0) throw new Error(`The demo shop could not be filled:\n${output}`)
    const command = run(['scripts/dev.mjs'])
    await opened(command, () => output)
    return {
      port,
      folder,
      output: () => output,
      edit: async (file, change) => {
        const path = join(folder, file)
        const text = await readFile(path, 'utf8')
        const changed = change(text)
        if (changed === text) throw new Error(`${file} has no place for the change`)
        await writeFile(path, changed)
      },
      stop: () => end(command, 'SIGINT'),
      remove,
    }
  } catch (error) {
    await remove()
    throw error
  }
}

async function rooms(folder: string): Promise<string[]> {
  return (await readdir(join(REPOSITORY, folder))).map(name => join(folder, name))
}

/** A folder of links: packages are read where they are installed, but our own in the copy (`npm run dev` links these). */
async function linkPackages(from: string, to: string): Promise<void> {
  if (!existsSync(from)) return
  await mkdir(to, { recursive: true })
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (entry.name === '@shop' || entry.name === '.cache' || entry.name.startsWith('.vite')) continue
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.name.startsWith('@')) await linkPackages(source, target)
    else if (entry.isFile()) await cp(source, target)
    else await symlink(source, target, 'junction')
  }
}

/** Ends a process that still runs as the signal does, and resolves with its exit code. */
function end(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
  child.kill(signal)
  return ended(child)
}

function ended(child: ChildProcess): Promise<number | null> {
  const { promise, resolve } = Promise.withResolvers<number | null>()
  if (child.exitCode !== null || child.signalCode !== null) resolve(child.exitCode)
  child.once('close', resolve)
  return promise
}

function opened(command: ChildProcess, output: () => string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  command.stdout?.on('data', () => {
    if (output().includes('Anvil is open')) resolve()
    if (output().includes('the next save starts it again')) reject(new Error(`npm run dev does not open:\n${output()}`))
  })
  command.once('close', code => reject(new Error(`npm run dev ended with ${code}:\n${output()}`)))
  return promise
}

/** A file that is saved, and how to see on the home page of Germany that it was taken over. */
export interface SavedFile {
  readonly kind: string
  readonly file: string
  /** Puts a mark, a word of letters, into the file, in place of the one before. */
  readonly edit: (text: string, mark: string) => string
}

const MARK = /changed-[a-z]+/

/** A file of each kind that an engineer saves. */
export const SAVED_FILES: readonly SavedFile[] = [
  {
    kind: 'component',
    file: 'apps/storefront/app/features/content/benefits-block.server.tsx',
    edit: (text, mark) => (MARK.test(text) ? text.replace(MARK, mark) : text.replace('</section>', `<p>${mark}</p></section>`)),
  },
  {
    kind: 'style',
    file: 'apps/storefront/app/app.css',
    edit: (text, mark) => (MARK.test(text) ? text.replace(MARK, mark) : `${text}\nfooter::after {\n  content: "${mark}";\n}\n`),
  },
  {
    kind: 'message',
    file: 'packages/i18n/messages/de.json',
    edit: (text, mark) => JSON.stringify({ ...JSON.parse(text), 'shell.contact': mark }, null, 2),
  },
  {
    kind: 'content',
    file: 'content/texts/de/trusted-brands.json',
    edit: (text, mark) => JSON.stringify({ ...JSON.parse(text), title: mark }, null, 2),
  },
  {
    kind: 'engine',
    file: 'packages/engine/src/store/find-stores.ts',
    // The telephone number of the shop, which is on every page.
    edit: (text, mark) =>
      MARK.test(text)
        ? text.replace(MARK, mark)
        : `${text.replace('export function chooseStores(', 'function chooseUnmarked(').replaceAll('chooseStores(', 'chooseUnmarked(')}
export function chooseStores(...query: Parameters<typeof chooseUnmarked>): Store[] {
  return chooseUnmarked(...query).map(store => ({ ...store, custom: { ...store.custom, phone: '${mark}' } }))
}
`,
  },
]

/** Whether a mark is on the page; runs in the browser. */
export function isMarkShown(mark: string): boolean {
  const footer = document.querySelector('footer')
  const style = footer ? getComputedStyle(footer, '::after').content : ''
  // Not the whole body: its scripts have the data of the page before it is rendered.
  return style.includes(mark) || [...document.querySelectorAll('header, main')].some(part => part.textContent.includes(mark))
}
