/** What rounding does: exact halves at 20 %, rates with a fraction, rates of other days, prices of a cent, a thousand units. */
export const roundingCases = `
ENT-01 | AT, 2026-11-21, EUR | three cents at 20 % are 2.5 net and round to the even 2
1 x EX30000001 @ 0.03  = 0.03 net 0.02
shipping               = parcel 1.95 net 1.62
units                  = 1
net                    = 1.64
USt 20 %               = 0.34
total                  = 1.98

ENT-01 | BG, 2026-11-21, BGN | nine cents at 20 % are 7.5 net and round to the even 8
1 x EX30000001 @ 0.09  = 0.09 net 0.08
shipping               = parcel 3.95 net 3.29
units                  = 1
net                    = 3.37
ДДС 20 %               = 0.67
total                  = 4.04

ENT-01 | FR, 2026-11-21, EUR | fifteen cents at 20 % are 12.5 net and round to the even 12
1 x EX30000001 @ 0.15  = 0.15 net 0.12
shipping               = parcel 6.95 net 5.79
units                  = 1
net                    = 5.91
TVA 20 %               = 1.19
total                  = 7.10

ENT-01 | GB, 2026-11-21, GBP | 99.99 at 20 % is 83.325 net and rounds to the even 83.32
1 x EX30000001 @ 99.99  = 99.99 net 83.32
shipping                = parcel 0.00
units                   = 1
net                     = 83.32
VAT 20 %                = 16.67
total                   = 99.99

ENT-01 | AT, 2026-11-21, EUR | a line is taxed as a whole, not unit by unit: two halves make a whole
2 x EX30000001 @ 0.03  = 0.06 net 0.05
shipping               = parcel 1.95 net 1.62
units                  = 2
net                    = 1.67
USt 20 %               = 0.34
total                  = 2.01

ENT-01 | FR, 2026-11-21, EUR | two lines of the same halves are rounded one by one
1 x EX30000001 @ 0.03  = 0.03 net 0.02
1 x EX30000002 @ 0.03  = 0.03 net 0.02
shipping               = parcel 6.95 net 5.79
units                  = 2
net                    = 5.83
TVA 20 %               = 1.18
total                  = 7.01

ENT-01 | GB, 2026-11-21, GBP | halves whose even neighbour is below and above, in one cart
1 x EX30000001 @ 52.05  = 52.05 net 43.38
1 x EX30000002 @ 52.11  = 52.11 net 43.42
1 x EX30000003 @ 0.21   = 0.21 net 0.18
1 x EX30000004 @ 0.27   = 0.27 net 0.22
shipping                = parcel 0.00
units                   = 4
net                     = 87.20
VAT 20 %                = 17.44
total                   = 104.64

ENT-01 | BG, 2026-11-21, BGN | the parcel of 3.95 next to a half
1 x EX30000001 @ 100.05  = 100.05 net 83.38
shipping                 = parcel 3.95 net 3.29
units                    = 1
net                      = 86.67
ДДС 20 %                 = 17.33
total                    = 104.00

ENT-01 | AT, 2026-11-21, EUR | the parcel of 1.95 at 20 % is itself a half
1 x EX30000001 @ 10.00  = 10.00 net 8.33
shipping                = parcel 1.95 net 1.62
units                   = 1
net                     = 9.95
USt 20 %                = 2.00
total                   = 11.95

ENT-01 | FI, 2026-11-21, EUR | 25.5 % with many units
37 x EX30000001 @ 3.33  = 123.21 net 98.18
shipping                = parcel 0.00
units                   = 37
net                     = 98.18
ALV 25.5 %              = 25.03
total                   = 123.21

ENT-01 | FI, 2026-11-21, EUR | 25.5 % of a price of which a quarter is no cent
1 x EX30000001 @ 0.01  = 0.01
1 x EX30000002 @ 2.51  = 2.51 net 2.00
shipping               = parcel 1.95 net 1.55
units                  = 2
net                    = 3.56
ALV 25.5 %             = 0.91
total                  = 4.47

ENT-01 | CH, 2026-11-21, CHF | 8.1 % of small and large amounts, every line on its own
3 x EX30000001 @ 0.07     = 0.21 net 0.19
1 x EX30000002 @ 1234.55  = 1234.55 net 1142.04
1 x EX30000003 @ 0.05     = 0.05
shipping                  = parcel 0.00
units                     = 5
net                       = 1142.28
MWST/TVA/IVA 8.1 %        = 92.53
total                     = 1234.81

ENT-01 | SK, 2026-11-21, EUR | a parcel of 1.95 at 23 % is 1.59 net, as in the table of contracts
1 x EX30000001 @ 1.95  = 1.95 net 1.59
shipping               = parcel 1.95 net 1.59
units                  = 1
net                    = 3.18
DPH 23 %               = 0.72
total                  = 3.90

ENT-01 | DE, 2020-07-01, EUR | 16 % in Germany on the first day of the lower rate
1 x EX30000001 @ 99.99  = 99.99 net 86.20
shipping                = parcel 0.00
units                   = 1
net                     = 86.20
MwSt. 16 %              = 13.79
total                   = 99.99

ENT-01 | DE, 2020-12-31, EUR | 16 % in Germany on its last day
1 x EX30000001 @ 99.99  = 99.99 net 86.20
shipping                = parcel 0.00
units                   = 1
net                     = 86.20
MwSt. 16 %              = 13.79
total                   = 99.99

ENT-01 | DE, 2021-01-01, EUR | 19 % again on the day after
1 x EX30000001 @ 99.99  = 99.99 net 84.03
shipping                = parcel 0.00
units                   = 1
net                     = 84.03
MwSt. 19 %              = 15.96
total                   = 99.99

ENT-01 | CH, 2023-12-31, CHF | 7.7 % in Switzerland until the end of 2023
1 x EX30000001 @ 107.70  = 107.70 net 100.00
shipping                 = parcel 0.00
units                    = 1
net                      = 100.00
MWST/TVA/IVA 7.7 %       = 7.70
total                    = 107.70

ENT-01 | FI, 2024-08-31, EUR | 24 % in Finland until August 2024
1 x EX30000001 @ 11.99  = 11.99 net 9.67
shipping                = parcel 1.95 net 1.57
units                   = 1
net                     = 11.24
ALV 24 %                = 2.70
total                   = 13.94

ENT-01 | RO, 2025-07-31, RON | 19 % in Romania on the last day of July 2025
1 x EX30000001 @ 300.00  = 300.00 net 252.10
shipping                 = parcel 0.00
units                    = 1
net                      = 252.10
TVA 19 %                 = 47.90
total                    = 300.00

ENT-01 | RO, 2025-08-01, RON | 21 % in Romania on the day after
1 x EX30000001 @ 300.00  = 300.00 net 247.93
shipping                 = parcel 0.00
units                    = 1
net                      = 247.93
TVA 21 %                 = 52.07
total                    = 300.00

ENT-01 | SK, 2024-12-31, EUR | 20 % in Slovakia: only then could it meet exact halves
1 x EX30000001 @ 60.03  = 60.03 net 50.02
shipping                = parcel 0.00
units                   = 1
net                     = 50.02
DPH 20 %                = 10.01
total                   = 60.03

ENT-01 | IE, 2020-09-01, EUR | 21 % in Ireland in the autumn of 2020
1 x EX30000001 @ 70.00  = 70.00 net 57.85
shipping                = parcel 0.00
units                   = 1
net                     = 57.85
VAT 21 %                = 12.15
total                   = 70.00

ENT-01 | DE, 2026-11-21, EUR | one cent
1 x EX30000001 @ 0.01  = 0.01
shipping               = parcel 1.95 net 1.64
units                  = 1
net                    = 1.65
MwSt. 19 %             = 0.31
total                  = 1.96

ENT-01 | HU, 2026-11-21, HUF | one forint at 27 %
1 x EX30000001 @ 1.00  = 1.00
shipping               = parcel 1481.00 net 1166.00
units                  = 1
net                    = 1167.00
ÁFA 27 %               = 315.00
total                  = 1482.00

ENT-01, CART-18 | DK, 2026-11-21, DKK | a thousand units of one cent
1000 x EX30000001 @ 0.01  = 10.00 net 8.00
shipping                  = parcel 15.00 net 12.00
units                     = 1000
net                       = 20.00
moms 25 %                 = 5.00
total                     = 25.00

ENT-01, CART-18 | NO, 2026-11-21, NOK | a thousand units of a dear product
1000 x EX30000001 @ 49999.99  = 49999990.00 net 39999992.00
shipping                      = parcel 0.00
units                         = 1000
net                           = 39999992.00
MVA 25 %                      = 9999998.00
total                         = 49999990.00

ENT-01, CART-18 | PL, 2026-11-21, PLN | a thousand units each in three lines
1000 x EX30000001 @ 1.01  = 1010.00 net 821.14
1000 x EX30000002 @ 2.03  = 2030.00 net 1650.41
1000 x EX30000003 @ 4.07  = 4070.00 net 3308.94
shipping                  = parcel 0.00
units                     = 3000
net                       = 5780.49
VAT 23 %                  = 1329.51
total                     = 7110.00

ENT-01, CART-17 | DE, 2026-11-21, EUR | lines come by their order hint, whatever order they are kept in
2 x EX30000001 @ 10.00; hint 3  = 20.00 net 16.81
1 x EX30000002 @ 20.00; hint 1  = 20.00 net 16.81
4 x EX30000003 @ 2.50; hint 2   = 10.00 net 8.40
order of lines                  = EX30000002, EX30000003, EX30000001
shipping                        = parcel 1.95 net 1.64
units                           = 7
net                             = 43.66
MwSt. 19 %                      = 8.29
total                           = 51.95

ENT-01, CART-17 | SE, 2026-11-21, SEK | order hints with gaps
1 x EX30000003 @ 300.00; hint 40  = 300.00 net 240.00
1 x EX30000001 @ 200.00; hint 7   = 200.00 net 160.00
1 x EX30000002 @ 100.00; hint 12  = 100.00 net 80.00
order of lines                    = EX30000001, EX30000002, EX30000003
shipping                          = parcel 22.00 net 17.60
units                             = 3
net                               = 497.60
moms 25 %                         = 124.40
total                             = 622.00

ENT-01 | IT, 2026-11-21, EUR | a cart without lines costs nothing and ships nothing
shipping  = none
units     = 0
net       = 0.00
total     = 0.00
`
