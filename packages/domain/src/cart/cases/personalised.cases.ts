/** Personalised discounts: by the buyer's tier, only where the store is named and has switched them on (DISC-08..DISC-12). */
export const personalisedCases = `
DISC-08, DISC-12 | DE, 2026-11-21, EUR | a buyer of tier 1
1 x EX30000001 @ 199.90                                                = 1 x 195.90 = 195.90 net 164.62
buyer tier1
personalised discounts on
discount loyal1: 2 % off lines; tier tier1; stores de, at; order 0.51  = 4.00
discount loyal2: 4 % off lines; tier tier2; stores de, at; order 0.52  = -
shipping                                                               = parcel 0.00
units                                                                  = 1
net                                                                    = 164.62
MwSt. 19 %                                                             = 31.28
total                                                                  = 195.90

DISC-08, DISC-12 | AT, 2026-11-21, EUR | a buyer of tier 2
1 x EX30000001 @ 199.90                                                = 1 x 191.90 = 191.90 net 159.92
buyer tier2
personalised discounts on
discount loyal1: 2 % off lines; tier tier1; stores de, at; order 0.51  = -
discount loyal2: 4 % off lines; tier tier2; stores de, at; order 0.52  = 8.00
shipping                                                               = parcel 0.00
units                                                                  = 1
net                                                                    = 159.92
USt 20 %                                                               = 31.98
total                                                                  = 191.90

DISC-08 | SE, 2026-11-21, SEK | a buyer of tier 3
3 x EX30000001 @ 1999.00                                           = 3 x 1879.06 = 5637.18 net 4509.74
buyer tier3
personalised discounts on
discount loyal3: 6 % off lines; tier tier3; stores se; order 0.53  = 359.82
discount loyal4: 8 % off lines; tier tier4; stores se; order 0.54  = -
shipping                                                           = parcel 0.00
units                                                              = 3
net                                                                = 4509.74
moms 25 %                                                          = 1127.44
total                                                              = 5637.18

DISC-08 | SE, 2026-11-21, SEK | a buyer of tier 4
3 x EX30000001 @ 1999.00                                           = 3 x 1839.08 = 5517.24 net 4413.79
buyer tier4
personalised discounts on
discount loyal3: 6 % off lines; tier tier3; stores se; order 0.53  = -
discount loyal4: 8 % off lines; tier tier4; stores se; order 0.54  = 479.76
shipping                                                           = parcel 0.00
units                                                              = 3
net                                                                = 4413.79
moms 25 %                                                          = 1103.45
total                                                              = 5517.24

DISC-08 | DE, 2026-11-21, EUR | a buyer of the base tier has none
1 x EX30000001 @ 199.90                                = 199.90 net 167.98
buyer base
personalised discounts on
discount loyal1: 2 % off lines; tier tier1; stores de  = -
shipping                                               = parcel 0.00
units                                                  = 1
net                                                    = 167.98
MwSt. 19 %                                             = 31.92
total                                                  = 199.90

DISC-10 | DE, 2026-11-21, EUR | neither has a visitor
1 x EX30000001 @ 199.90                                = 199.90 net 167.98
personalised discounts on
discount loyal1: 2 % off lines; tier tier1; stores de  = -
shipping                                               = parcel 0.00
units                                                  = 1
net                                                    = 167.98
MwSt. 19 %                                             = 31.92
total                                                  = 199.90

DISC-12 | DE, 2026-11-21, EUR | nothing while the store's switch is off
1 x EX30000001 @ 199.90                                = 199.90 net 167.98
buyer tier1
discount loyal1: 2 % off lines; tier tier1; stores de  = -
shipping                                               = parcel 0.00
units                                                  = 1
net                                                    = 167.98
MwSt. 19 %                                             = 31.92
total                                                  = 199.90

DISC-09 | FI, 2026-11-21, EUR | nothing where the store is not named
1 x EX30000001 @ 199.90                                    = 199.90 net 159.28
buyer tier1
personalised discounts on
discount loyal1: 2 % off lines; tier tier1; stores de, se  = -
shipping                                                   = parcel 0.00
units                                                      = 1
net                                                        = 159.28
ALV 25.5 %                                                 = 40.62
total                                                      = 199.90

DISC-09 | FI, 2026-11-21, EUR | nothing where no store is named at all
1 x EX30000001 @ 199.90                     = 199.90 net 159.28
buyer tier1
personalised discounts on
discount loyal1: 2 % off lines; tier tier1  = -
shipping                                    = parcel 0.00
units                                       = 1
net                                         = 159.28
ALV 25.5 %                                  = 40.62
total                                       = 199.90

DISC-09 | FI, 2026-11-21, EUR | nothing while it is inactive
1 x EX30000001 @ 199.90                                          = 199.90 net 159.28
buyer tier1
personalised discounts on
discount loyal1: 2 % off lines; tier tier1; stores fi; inactive  = -
shipping                                                         = parcel 0.00
units                                                            = 1
net                                                              = 159.28
ALV 25.5 %                                                       = 40.62
total                                                            = 199.90

DISC-08, DISC-07 | NO, 2026-11-21, NOK | after the volume discount, on what that left
5 x EX30000001 @ 1249.50; group standard                           = 5 x 1079.57 = 5397.85 net 4318.28
buyer tier2
personalised discounts on
volume discount standard: 5 % from 3, 10 % from 5, 15 % from 10    = -, 624.75, -
discount loyal2: 4 % off lines; tier tier2; stores no; order 0.52  = 224.90
shipping                                                           = parcel 0.00
units                                                              = 5
net                                                                = 4318.28
MVA 25 %                                                           = 1079.57
total                                                              = 5397.85

DISC-08, EG-10 | HR, 2026-11-21, EUR | not on guarantees where it names only products
1 x EX30000001 @ 300.00                                                                = 1 x 276.00 = 276.00 net 220.80
1 x 4100010 for EX30000001 @ 1.00                                                      = 1 at 30.00 = 30.00 net 24.00
guarantee 4100010: 10 %
buyer tier4
personalised discounts on
discount loyal4: 8 % off lines where type != "extra_guarantee"; tier tier4; stores hr  = 24.00
shipping                                                                               = parcel 0.00
units                                                                                  = 2
net                                                                                    = 244.80
PDV 25 %                                                                               = 61.20
total                                                                                  = 306.00

DISC-08, DISC-14 | LT, 2026-11-21, EUR | the tier can also be a condition of a plain discount
1 x EX30000001 @ 80.00                                                                         = 1 x 75.00 = 75.00 net 61.98
buyer tier2
discount members: 5.00 off each of lines; if customer.customerGroup.key in ("tier1", "tier2")  = 5.00
shipping                                                                                       = parcel 0.00
units                                                                                          = 1
net                                                                                            = 61.98
PVM 21 %                                                                                       = 13.02
total                                                                                          = 75.00
`
