/** The fee of cash on delivery in every currency, gross and net, split by the rate of the cart (COD-08, COD-09). */
export const cashOnDeliveryCases = `
COD-08, COD-09 | AT, 2026-11-21, EUR | the fee in EUR
1 x EX30000001 @ 79.90  = 79.90 net 66.58
cash on delivery        = 4.95 net 4.12
shipping                = parcel 0.00
units                   = 1
net                     = 70.70
USt 20 %                = 14.15
total                   = 84.85

COD-08, VAT-14 | AT, 2026-11-21, EUR | the fee in EUR, net
1 x EX30000001 @ 79.90  = 66.58
cash on delivery        = 4.12
tax mode External
shipping                = parcel 0.00
units                   = 1
net                     = 70.70
USt 0 %                 = 0.00
total                   = 70.70

COD-08, COD-09 | GB, 2026-11-21, GBP | the fee in GBP
1 x EX30000001 @ 66.60  = 66.60 net 55.50
cash on delivery        = 4.50 net 3.75
shipping                = parcel 0.00
units                   = 1
net                     = 59.25
VAT 20 %                = 11.85
total                   = 71.10

COD-08, VAT-14 | GB, 2026-11-21, GBP | the fee in GBP, net
1 x EX30000001 @ 66.60  = 55.50
cash on delivery        = 3.75
tax mode External
shipping                = parcel 0.00
units                   = 1
net                     = 59.25
VAT 0 %                 = 0.00
total                   = 59.25

COD-08, COD-09 | DK, 2026-11-21, DKK | the fee in DKK
1 x EX30000001 @ 545.00  = 545.00 net 436.00
cash on delivery         = 37.00 net 29.60
shipping                 = parcel 0.00
units                    = 1
net                      = 465.60
moms 25 %                = 116.40
total                    = 582.00

COD-08, VAT-14 | DK, 2026-11-21, DKK | the fee in DKK, net
1 x EX30000001 @ 545.00  = 436.00
cash on delivery         = 29.60
tax mode External
shipping                 = parcel 0.00
units                    = 1
net                      = 465.60
moms 0 %                 = 0.00
total                    = 465.60

COD-08, COD-09 | SE, 2026-11-21, SEK | the fee in SEK
1 x EX30000001 @ 799.00  = 799.00 net 639.20
cash on delivery         = 55.00 net 44.00
shipping                 = parcel 0.00
units                    = 1
net                      = 683.20
moms 25 %                = 170.80
total                    = 854.00

COD-08, VAT-14 | SE, 2026-11-21, SEK | the fee in SEK, net
1 x EX30000001 @ 799.00  = 639.20
cash on delivery         = 44.00
tax mode External
shipping                 = parcel 0.00
units                    = 1
net                      = 683.20
moms 0 %                 = 0.00
total                    = 683.20

COD-08, COD-09 | NO, 2026-11-21, NOK | the fee in NOK
1 x EX30000001 @ 1111.11  = 1111.11 net 888.89
cash on delivery          = 58.00 net 46.40
shipping                  = parcel 0.00
units                     = 1
net                       = 935.29
MVA 25 %                  = 233.82
total                     = 1169.11

COD-08, VAT-14 | NO, 2026-11-21, NOK | the fee in NOK, net
1 x EX30000001 @ 1111.11  = 888.89
cash on delivery          = 46.40
tax mode External
shipping                  = parcel 0.00
units                     = 1
net                       = 935.29
MVA 0 %                   = 0.00
total                     = 935.29

COD-08, COD-09 | CH, 2026-11-21, CHF | the fee in CHF
1 x EX30000001 @ 149.95  = 149.95 net 138.71
cash on delivery         = 4.95 net 4.58
shipping                 = parcel 0.00
units                    = 1
net                      = 143.29
MWST/TVA/IVA 8.1 %       = 11.61
total                    = 154.90

COD-08, VAT-14 | CH, 2026-11-21, CHF | the fee in CHF, net
1 x EX30000001 @ 149.95  = 138.71
cash on delivery         = 4.58
tax mode External
shipping                 = parcel 0.00
units                    = 1
net                      = 143.29
MWST/TVA/IVA 0 %         = 0.00
total                    = 143.29

COD-08, COD-09 | CZ, 2026-11-21, CZK | the fee in CZK
1 x EX30000001 @ 2499.00  = 2499.00 net 2065.29
cash on delivery          = 117.00 net 96.69
shipping                  = parcel 0.00
units                     = 1
net                       = 2161.98
DPH 21 %                  = 454.02
total                     = 2616.00

COD-08, VAT-14 | CZ, 2026-11-21, CZK | the fee in CZK, net
1 x EX30000001 @ 2499.00  = 2065.29
cash on delivery          = 96.69
tax mode External
shipping                  = parcel 0.00
units                     = 1
net                       = 2161.98
DPH 0 %                   = 0.00
total                     = 2161.98

COD-08, COD-09 | PL, 2026-11-21, PLN | the fee in PLN
1 x EX30000001 @ 319.99  = 319.99 net 260.15
cash on delivery         = 22.00 net 17.89
shipping                 = parcel 0.00
units                    = 1
net                      = 278.04
VAT 23 %                 = 63.95
total                    = 341.99

COD-08, VAT-14 | PL, 2026-11-21, PLN | the fee in PLN, net
1 x EX30000001 @ 319.99  = 260.15
cash on delivery         = 17.89
tax mode External
shipping                 = parcel 0.00
units                    = 1
net                      = 278.04
VAT 0 %                  = 0.00
total                    = 278.04

COD-08, COD-09 | HU, 2026-11-21, HUF | the fee in HUF
1 x EX30000001 @ 25990.00  = 25990.00 net 20465.00
cash on delivery           = 1850.00 net 1457.00
shipping                   = parcel 0.00
units                      = 1
net                        = 21922.00
ÁFA 27 %                   = 5918.00
total                      = 27840.00

COD-08, VAT-14 | HU, 2026-11-21, HUF | the fee in HUF, net
1 x EX30000001 @ 25990.00  = 20465.00
cash on delivery           = 1457.00
tax mode External
shipping                   = parcel 0.00
units                      = 1
net                        = 21922.00
ÁFA 0 %                    = 0.00
total                      = 21922.00

COD-08, COD-09 | RO, 2026-11-21, RON | the fee in RON
1 x EX30000001 @ 389.00  = 389.00 net 321.49
cash on delivery         = 24.00 net 19.83
shipping                 = parcel 0.00
units                    = 1
net                      = 341.32
TVA 21 %                 = 71.68
total                    = 413.00

COD-08, VAT-14 | RO, 2026-11-21, RON | the fee in RON, net
1 x EX30000001 @ 389.00  = 321.49
cash on delivery         = 19.83
tax mode External
shipping                 = parcel 0.00
units                    = 1
net                      = 341.32
TVA 0 %                  = 0.00
total                    = 341.32

COD-08, COD-09 | BG, 2026-11-21, BGN | the fee in BGN
1 x EX30000001 @ 119.99  = 119.99 net 99.99
cash on delivery         = 9.70 net 8.08
shipping                 = parcel 0.00
units                    = 1
net                      = 108.07
ДДС 20 %                 = 21.62
total                    = 129.69

COD-08, VAT-14 | BG, 2026-11-21, BGN | the fee in BGN, net
1 x EX30000001 @ 119.99  = 99.99
cash on delivery         = 8.08
tax mode External
shipping                 = parcel 0.00
units                    = 1
net                      = 108.07
ДДС 0 %                  = 0.00
total                    = 108.07

COD-08, COD-12 | FI, 2026-11-21, EUR | at 25.5 %, next to a parcel
1 x EX30000001 @ 20.00  = 20.00 net 15.94
cash on delivery        = 4.95 net 3.94
shipping                = parcel 1.95 net 1.55
units                   = 1
net                     = 21.43
ALV 25.5 %              = 5.47
total                   = 26.90

COD-08, SHIP-03 | DE, 2026-11-21, EUR | the fee does not help to free shipping
1 x EX30000001 @ 55.00  = 55.00 net 46.22
cash on delivery        = 4.95 net 4.16
shipping                = parcel 1.95 net 1.64
units                   = 1
net                     = 52.02
MwSt. 19 %              = 9.88
total                   = 61.90

COD-08, DISC-13 | DE, 2026-11-21, EUR | nothing is taken off the fee with the total or the lines
1 x EX30000001 @ 100.00             = 1 x 90.00 = 90.00 net 75.63
cash on delivery                    = 4.95 net 4.16
discount lines: 10 % off lines      = 10.00
discount total: 10 % off the total  = 9.00
shipping                            = parcel 0.00
off the total                       = 9.00 net 7.56
units                               = 1
net                                 = 72.23
MwSt. 19 %                          = 13.72
total                               = 85.95

COD-09, DISC-13 | SK, 2026-11-21, EUR | a fee at half its price is kept at half
1 x EX30000001 @ 100.00      = 100.00 net 81.30
cash on delivery             = 1 x 2.48 = 2.48 net 2.02
discount fee: 50 % off fees  = 2.47
shipping                     = parcel 0.00
units                        = 1
net                          = 83.32
DPH 23 %                     = 19.16
total                        = 102.48

COD-09, VAT-14 | SK, 2026-11-21, EUR | and net at the net of that half
1 x EX30000001 @ 100.00      = 81.30
cash on delivery             = 1 x 2.48 = 2.02
discount fee: 50 % off fees  = 2.47
tax mode External
shipping                     = parcel 0.00
units                        = 1
net                          = 83.32
DPH 0 %                      = 0.00
total                        = 83.32

COD-08 | DE, 2020-08-15, EUR | the fee at the rate of its day
1 x EX30000001 @ 100.00  = 100.00 net 86.21
cash on delivery         = 4.95 net 4.27
shipping                 = parcel 0.00
units                    = 1
net                      = 90.48
MwSt. 16 %               = 14.47
total                    = 104.95
`
