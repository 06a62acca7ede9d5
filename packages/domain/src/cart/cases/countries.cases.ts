/** One plain cart of every country: its currency, rate, name of the tax, fee and threshold of shipping (ENT-01, SHIP-01). */
export const countriesCases = `
ENT-01, SHIP-02 | AT, 2026-11-21, EUR | Austria, 20 %, a parcel below the threshold
1 x EX30000001 @ 39.99  = 39.99 net 33.32
1 x EX30000002 @ 12.45  = 12.45 net 10.38
shipping                = parcel 1.95 net 1.62
units                   = 2
net                     = 45.32
USt 20 %                = 9.07
total                   = 54.39

ENT-01, SHIP-03 | BE, 2026-11-21, EUR | Belgium, 21 %, free shipping with two products
2 x EX30000001 @ 129.95  = 259.90 net 214.79
1 x EX30000002 @ 8.49    = 8.49 net 7.02
shipping                 = parcel 0.00
units                    = 3
net                      = 221.81
TVA/BTW 21 %             = 46.58
total                    = 268.39

ENT-01, SHIP-01 | BG, 2026-11-21, BGN | Bulgaria, 20 %, in leva
3 x EX30000001 @ 37.77  = 113.31 net 94.42
shipping                = parcel 3.95 net 3.29
units                   = 3
net                     = 97.71
ДДС 20 %                = 19.55
total                   = 117.26

ENT-01, SHIP-01 | CH, 2026-11-21, CHF | Switzerland, 8.1 %, in francs
1 x EX30000001 @ 49.95  = 49.95 net 46.21
shipping                = parcel 1.95 net 1.80
units                   = 1
net                     = 48.01
MWST/TVA/IVA 8.1 %      = 3.89
total                   = 51.90

ENT-01, SHIP-01 | CZ, 2026-11-21, CZK | Czechia, 21 %, in crowns
1 x EX30000001 @ 1199.00  = 1199.00 net 990.91
2 x EX30000002 @ 49.90    = 99.80 net 82.48
shipping                  = parcel 46.00 net 38.02
units                     = 3
net                       = 1111.41
DPH 21 %                  = 233.39
total                     = 1344.80

ENT-01, SHIP-03 | DE, 2026-11-21, EUR | Germany, 19 %, the amount of the table of contracts
1 x EX30000001 @ 99.99  = 99.99 net 84.03
shipping                = parcel 0.00
units                   = 1
net                     = 84.03
MwSt. 19 %              = 15.96
total                   = 99.99

ENT-01, SHIP-01 | DK, 2026-11-21, DKK | Denmark, 25 %, in kroner
1 x EX30000001 @ 429.00  = 429.00 net 343.20
shipping                 = parcel 15.00 net 12.00
units                    = 1
net                      = 355.20
moms 25 %                = 88.80
total                    = 444.00

ENT-01, SHIP-01 | ES, 2026-11-21, EUR | Spain, 21 %
4 x EX30000001 @ 13.37  = 53.48 net 44.20
shipping                = parcel 1.95 net 1.61
units                   = 4
net                     = 45.81
IVA 21 %                = 9.62
total                   = 55.43

ENT-01, SHIP-01 | FI, 2026-11-21, EUR | Finland, 25.5 %, the amount of the table of contracts
1 x EX30000001 @ 11.99  = 11.99 net 9.55
shipping                = parcel 1.95 net 1.55
units                   = 1
net                     = 11.10
ALV 25.5 %              = 2.84
total                   = 13.94

ENT-01, SHIP-02 | FR, 2026-11-21, EUR | France, 20 %, with the temporary fee of a parcel
1 x EX30000001 @ 24.99  = 24.99 net 20.82
shipping                = parcel 6.95 net 5.79
units                   = 1
net                     = 26.61
TVA 20 %                = 5.33
total                   = 31.94

ENT-01, SHIP-01 | GB, 2026-11-21, GBP | United Kingdom, 20 %, in pounds
1 x EX30000001 @ 51.49  = 51.49 net 42.91
shipping                = parcel 1.95 net 1.62
units                   = 1
net                     = 44.53
VAT 20 %                = 8.91
total                   = 53.44

ENT-01, SHIP-01 | GR, 2026-11-21, EUR | Greece, 24 %
1 x EX30000001 @ 33.33  = 33.33 net 26.88
1 x EX30000002 @ 22.22  = 22.22 net 17.92
shipping                = parcel 1.95 net 1.57
units                   = 2
net                     = 46.37
ΦΠΑ 24 %                = 11.13
total                   = 57.50

ENT-01, SHIP-03 | HR, 2026-11-21, EUR | Croatia, 25 %
7 x EX30000001 @ 18.19  = 127.33 net 101.86
shipping                = parcel 0.00
units                   = 7
net                     = 101.86
PDV 25 %                = 25.47
total                   = 127.33

ENT-01, SHIP-02 | HU, 2026-11-21, HUF | Hungary, 27 %, in whole forints, with the temporary fee of a parcel
1 x EX30000001 @ 18990.00  = 18990.00 net 14953.00
shipping                   = parcel 1481.00 net 1166.00
units                      = 1
net                        = 16119.00
ÁFA 27 %                   = 4352.00
total                      = 20471.00

ENT-01, SHIP-01 | IE, 2026-11-21, EUR | Ireland, 23 %
1 x EX30000001 @ 57.05  = 57.05 net 46.38
shipping                = parcel 1.95 net 1.59
units                   = 1
net                     = 47.97
VAT 23 %                = 11.03
total                   = 59.00

ENT-01, SHIP-03 | IT, 2026-11-21, EUR | Italy, 22 %
1 x EX30000001 @ 1289.00  = 1289.00 net 1056.56
1 x EX10000001 @ 7.77     = 7.77 net 6.37
shipping                  = parcel 0.00
units                     = 2
net                       = 1062.93
IVA 22 %                  = 233.84
total                     = 1296.77

ENT-01, SHIP-01 | LT, 2026-11-21, EUR | Lithuania, 21 %
2 x EX30000001 @ 10.01  = 20.02 net 16.55
shipping                = parcel 1.95 net 1.61
units                   = 2
net                     = 18.16
PVM 21 %                = 3.81
total                   = 21.97

ENT-01, SHIP-03 | NL, 2026-11-21, EUR | Netherlands, 21 %
1 x EX30000001 @ 649.50  = 649.50 net 536.78
shipping                 = parcel 0.00
units                    = 1
net                      = 536.78
BTW 21 %                 = 112.72
total                    = 649.50

ENT-01, SHIP-01 | NO, 2026-11-21, NOK | Norway, 25 %, in kroner
1 x EX30000001 @ 588.88  = 588.88 net 471.10
shipping                 = parcel 23.00 net 18.40
units                    = 1
net                      = 489.50
MVA 25 %                 = 122.38
total                    = 611.88

ENT-01, SHIP-01 | PL, 2026-11-21, PLN | Poland, 23 %, in zloty
3 x EX30000001 @ 79.99  = 239.97 net 195.10
shipping                = parcel 9.00 net 7.32
units                   = 3
net                     = 202.42
VAT 23 %                = 46.55
total                   = 248.97

ENT-01, SHIP-03 | PT, 2026-11-21, EUR | Portugal, 23 %, the amount of the table of contracts
1 x EX30000001 @ 129.95  = 129.95 net 105.65
shipping                 = parcel 0.00
units                    = 1
net                      = 105.65
IVA 23 %                 = 24.30
total                    = 129.95

ENT-01, SHIP-01 | RO, 2026-11-21, RON | Romania, 21 %, in lei
1 x EX30000001 @ 277.77  = 277.77 net 229.56
shipping                 = parcel 10.00 net 8.26
units                    = 1
net                      = 237.82
TVA 21 %                 = 49.95
total                    = 287.77

ENT-01, SHIP-01 | SE, 2026-11-21, SEK | Sweden, 25 %, in kronor
1 x EX30000001 @ 599.00  = 599.00 net 479.20
1 x EX30000002 @ 59.99   = 59.99 net 47.99
shipping                 = parcel 22.00 net 17.60
units                    = 2
net                      = 544.79
moms 25 %                = 136.20
total                    = 680.99

ENT-01, SHIP-01 | SI, 2026-11-21, EUR | Slovenia, 22 %
1 x EX30000001 @ 58.99  = 58.99 net 48.35
shipping                = parcel 1.95 net 1.60
units                   = 1
net                     = 49.95
DDV 22 %                = 10.99
total                   = 60.94

ENT-01, SHIP-03 | SK, 2026-11-21, EUR | Slovakia, 23 %, three lines, each rounded on its own
1 x EX30000001 @ 19.99  = 19.99 net 16.25
1 x EX30000002 @ 19.99  = 19.99 net 16.25
1 x EX30000003 @ 19.99  = 19.99 net 16.25
shipping                = parcel 0.00
units                   = 3
net                     = 48.75
DPH 23 %                = 11.22
total                   = 59.97
`
