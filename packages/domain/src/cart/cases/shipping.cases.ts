/** Fees of shipping: a parcel one cent below the threshold, exactly at it, and freight below it, in every currency (SHIP-01..SHIP-03). */
export const shippingCases = `
SHIP-01, SHIP-03 | DE, 2026-11-21, EUR | a parcel one cent below the threshold
1 x EX30000001 @ 58.99  = 58.99 net 49.57
shipping                = parcel 1.95 net 1.64
units                   = 1
net                     = 51.21
MwSt. 19 %              = 9.73
total                   = 60.94

SHIP-01, SHIP-03 | DE, 2026-11-21, EUR | free exactly at the threshold
1 x EX30000001 @ 59.00  = 59.00 net 49.58
shipping                = parcel 0.00
units                   = 1
net                     = 49.58
MwSt. 19 %              = 9.42
total                   = 59.00

SHIP-01, SHIP-03 | DE, 2026-11-21, EUR | freight one cent below the threshold
1 x EX30000001 @ 58.99; freight  = 58.99 net 49.57
shipping                         = freight 9.95 net 8.36
units                            = 1
net                              = 57.93
MwSt. 19 %                       = 11.01
total                            = 68.94

SHIP-02, SHIP-03 | FR, 2026-11-21, EUR | a parcel one cent below the threshold
1 x EX30000001 @ 58.99  = 58.99 net 49.16
shipping                = parcel 6.95 net 5.79
units                   = 1
net                     = 54.95
TVA 20 %                = 10.99
total                   = 65.94

SHIP-02, SHIP-03 | FR, 2026-11-21, EUR | free exactly at the threshold
1 x EX30000001 @ 59.00  = 59.00 net 49.17
shipping                = parcel 0.00
units                   = 1
net                     = 49.17
TVA 20 %                = 9.83
total                   = 59.00

SHIP-02, SHIP-03 | FR, 2026-11-21, EUR | freight one cent below the threshold
1 x EX30000001 @ 58.99; freight  = 58.99 net 49.16
shipping                         = freight 39.95 net 33.29
units                            = 1
net                              = 82.45
TVA 20 %                         = 16.49
total                            = 98.94

SHIP-01, SHIP-03 | GB, 2026-11-21, GBP | a parcel one cent below the threshold
1 x EX30000001 @ 51.99  = 51.99 net 43.32
shipping                = parcel 1.95 net 1.62
units                   = 1
net                     = 44.94
VAT 20 %                = 9.00
total                   = 53.94

SHIP-01, SHIP-03 | GB, 2026-11-21, GBP | free exactly at the threshold
1 x EX30000001 @ 52.00  = 52.00 net 43.33
shipping                = parcel 0.00
units                   = 1
net                     = 43.33
VAT 20 %                = 8.67
total                   = 52.00

SHIP-01, SHIP-03 | GB, 2026-11-21, GBP | freight one cent below the threshold
1 x EX30000001 @ 51.99; freight  = 51.99 net 43.32
shipping                         = freight 9.95 net 8.29
units                            = 1
net                              = 51.61
VAT 20 %                         = 10.33
total                            = 61.94

SHIP-01, SHIP-03 | DK, 2026-11-21, DKK | a parcel one cent below the threshold
1 x EX30000001 @ 438.99  = 438.99 net 351.19
shipping                 = parcel 15.00 net 12.00
units                    = 1
net                      = 363.19
moms 25 %                = 90.80
total                    = 453.99

SHIP-01, SHIP-03 | DK, 2026-11-21, DKK | free exactly at the threshold
1 x EX30000001 @ 439.00  = 439.00 net 351.20
shipping                 = parcel 0.00
units                    = 1
net                      = 351.20
moms 25 %                = 87.80
total                    = 439.00

SHIP-01, SHIP-03 | DK, 2026-11-21, DKK | freight one cent below the threshold
1 x EX30000001 @ 438.99; freight  = 438.99 net 351.19
shipping                          = freight 74.00 net 59.20
units                             = 1
net                               = 410.39
moms 25 %                         = 102.60
total                             = 512.99

SHIP-01, SHIP-03 | SE, 2026-11-21, SEK | a parcel one cent below the threshold
1 x EX30000001 @ 658.99  = 658.99 net 527.19
shipping                 = parcel 22.00 net 17.60
units                    = 1
net                      = 544.79
moms 25 %                = 136.20
total                    = 680.99

SHIP-01, SHIP-03 | SE, 2026-11-21, SEK | free exactly at the threshold
1 x EX30000001 @ 659.00  = 659.00 net 527.20
shipping                 = parcel 0.00
units                    = 1
net                      = 527.20
moms 25 %                = 131.80
total                    = 659.00

SHIP-01, SHIP-03 | SE, 2026-11-21, SEK | freight one cent below the threshold
1 x EX30000001 @ 658.99; freight  = 658.99 net 527.19
shipping                          = freight 111.00 net 88.80
units                             = 1
net                               = 615.99
moms 25 %                         = 154.00
total                             = 769.99

SHIP-01, SHIP-03 | NO, 2026-11-21, NOK | a parcel one cent below the threshold
1 x EX30000001 @ 688.99  = 688.99 net 551.19
shipping                 = parcel 23.00 net 18.40
units                    = 1
net                      = 569.59
MVA 25 %                 = 142.40
total                    = 711.99

SHIP-01, SHIP-03 | NO, 2026-11-21, NOK | free exactly at the threshold
1 x EX30000001 @ 689.00  = 689.00 net 551.20
shipping                 = parcel 0.00
units                    = 1
net                      = 551.20
MVA 25 %                 = 137.80
total                    = 689.00

SHIP-01, SHIP-03 | NO, 2026-11-21, NOK | freight one cent below the threshold
1 x EX30000001 @ 688.99; freight  = 688.99 net 551.19
shipping                          = freight 116.00 net 92.80
units                             = 1
net                               = 643.99
MVA 25 %                          = 161.00
total                             = 804.99

SHIP-01, SHIP-03 | CH, 2026-11-21, CHF | a parcel one cent below the threshold
1 x EX30000001 @ 58.99  = 58.99 net 54.57
shipping                = parcel 1.95 net 1.80
units                   = 1
net                     = 56.37
MWST/TVA/IVA 8.1 %      = 4.57
total                   = 60.94

SHIP-01, SHIP-03 | CH, 2026-11-21, CHF | free exactly at the threshold
1 x EX30000001 @ 59.00  = 59.00 net 54.58
shipping                = parcel 0.00
units                   = 1
net                     = 54.58
MWST/TVA/IVA 8.1 %      = 4.42
total                   = 59.00

SHIP-01, SHIP-03 | CH, 2026-11-21, CHF | freight one cent below the threshold
1 x EX30000001 @ 58.99; freight  = 58.99 net 54.57
shipping                         = freight 9.95 net 9.20
units                            = 1
net                              = 63.77
MWST/TVA/IVA 8.1 %               = 5.17
total                            = 68.94

SHIP-01, SHIP-03 | CZ, 2026-11-21, CZK | a parcel one cent below the threshold
1 x EX30000001 @ 1398.99  = 1398.99 net 1156.19
shipping                  = parcel 46.00 net 38.02
units                     = 1
net                       = 1194.21
DPH 21 %                  = 250.78
total                     = 1444.99

SHIP-01, SHIP-03 | CZ, 2026-11-21, CZK | free exactly at the threshold
1 x EX30000001 @ 1399.00  = 1399.00 net 1156.20
shipping                  = parcel 0.00
units                     = 1
net                       = 1156.20
DPH 21 %                  = 242.80
total                     = 1399.00

SHIP-01, SHIP-03 | CZ, 2026-11-21, CZK | freight one cent below the threshold
1 x EX30000001 @ 1398.99; freight  = 1398.99 net 1156.19
shipping                           = freight 235.00 net 194.21
units                              = 1
net                                = 1350.40
DPH 21 %                           = 283.59
total                              = 1633.99

SHIP-01, SHIP-03 | PL, 2026-11-21, PLN | a parcel one cent below the threshold
1 x EX30000001 @ 268.99  = 268.99 net 218.69
shipping                 = parcel 9.00 net 7.32
units                    = 1
net                      = 226.01
VAT 23 %                 = 51.98
total                    = 277.99

SHIP-01, SHIP-03 | PL, 2026-11-21, PLN | free exactly at the threshold
1 x EX30000001 @ 269.00  = 269.00 net 218.70
shipping                 = parcel 0.00
units                    = 1
net                      = 218.70
VAT 23 %                 = 50.30
total                    = 269.00

SHIP-01, SHIP-03 | PL, 2026-11-21, PLN | freight one cent below the threshold
1 x EX30000001 @ 268.99; freight  = 268.99 net 218.69
shipping                          = freight 45.00 net 36.59
units                             = 1
net                               = 255.28
VAT 23 %                          = 58.71
total                             = 313.99

SHIP-02, SHIP-03 | HU, 2026-11-21, HUF | a parcel one forint below the threshold
1 x EX30000001 @ 22098.00  = 22098.00 net 17400.00
shipping                   = parcel 1481.00 net 1166.00
units                      = 1
net                        = 18566.00
ÁFA 27 %                   = 5013.00
total                      = 23579.00

SHIP-02, SHIP-03 | HU, 2026-11-21, HUF | free exactly at the threshold
1 x EX30000001 @ 22099.00  = 22099.00 net 17401.00
shipping                   = parcel 0.00
units                      = 1
net                        = 17401.00
ÁFA 27 %                   = 4698.00
total                      = 22099.00

SHIP-02, SHIP-03 | HU, 2026-11-21, HUF | freight one forint below the threshold
1 x EX30000001 @ 22098.00; freight  = 22098.00 net 17400.00
shipping                            = freight 7481.00 net 5891.00
units                               = 1
net                                 = 23291.00
ÁFA 27 %                            = 6288.00
total                               = 29579.00

SHIP-01, SHIP-03 | RO, 2026-11-21, RON | a parcel one cent below the threshold
1 x EX30000001 @ 288.99  = 288.99 net 238.83
shipping                 = parcel 10.00 net 8.26
units                    = 1
net                      = 247.09
TVA 21 %                 = 51.90
total                    = 298.99

SHIP-01, SHIP-03 | RO, 2026-11-21, RON | free exactly at the threshold
1 x EX30000001 @ 289.00  = 289.00 net 238.84
shipping                 = parcel 0.00
units                    = 1
net                      = 238.84
TVA 21 %                 = 50.16
total                    = 289.00

SHIP-01, SHIP-03 | RO, 2026-11-21, RON | freight one cent below the threshold
1 x EX30000001 @ 288.99; freight  = 288.99 net 238.83
shipping                          = freight 49.00 net 40.50
units                             = 1
net                               = 279.33
TVA 21 %                          = 58.66
total                             = 337.99

SHIP-01, SHIP-03 | BG, 2026-11-21, BGN | a parcel one cent below the threshold
1 x EX30000001 @ 114.99  = 114.99 net 95.82
shipping                 = parcel 3.95 net 3.29
units                    = 1
net                      = 99.11
ДДС 20 %                 = 19.83
total                    = 118.94

SHIP-01, SHIP-03 | BG, 2026-11-21, BGN | free exactly at the threshold
1 x EX30000001 @ 115.00  = 115.00 net 95.83
shipping                 = parcel 0.00
units                    = 1
net                      = 95.83
ДДС 20 %                 = 19.17
total                    = 115.00

SHIP-01, SHIP-03 | BG, 2026-11-21, BGN | freight one cent below the threshold
1 x EX30000001 @ 114.99; freight  = 114.99 net 95.82
shipping                          = freight 19.95 net 16.62
units                             = 1
net                               = 112.44
ДДС 20 %                          = 22.50
total                             = 134.94
`
