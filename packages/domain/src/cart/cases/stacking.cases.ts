/** Several discounts: by falling sort order, each on what the one before left, rounded after each, until one stops (DISC-15). */
export const stackingCases = `
DISC-15 | DE, 2026-11-21, EUR | 49.97 less 15 % less 10 % is 38.22, not 38.23, as in the contracts
1 x EX30000001 @ 49.97                      = 1 x 38.22 = 38.22 net 32.12
discount second: 10 % off lines; order 0.5  = 4.25
discount first: 15 % off lines; order 0.9   = 7.50
shipping                                    = parcel 1.95 net 1.64
units                                       = 1
net                                         = 33.76
MwSt. 19 %                                  = 6.41
total                                       = 40.17

DISC-15 | DE, 2026-11-21, EUR | the other order of the same two
1 x EX30000001 @ 49.97                      = 1 x 38.22 = 38.22 net 32.12
discount first: 10 % off lines; order 0.9   = 5.00
discount second: 15 % off lines; order 0.5  = 6.75
shipping                                    = parcel 1.95 net 1.64
units                                       = 1
net                                         = 33.76
MwSt. 19 %                                  = 6.41
total                                       = 40.17

DISC-15 | FR, 2026-11-21, EUR | sort orders are decimals: 0.5 comes before 0.45 and after 0.55
1 x EX30000001 @ 99.90                           = 1 x 75.41 = 75.41 net 62.84
discount a: 10.00 off each of lines; order 0.45  = 10.00
discount b: 10 % off lines; order 0.5            = 9.49
discount c: 5.00 off each of lines; order 0.55   = 5.00
shipping                                         = parcel 0.00
units                                            = 1
net                                              = 62.84
TVA 20 %                                         = 12.57
total                                            = 75.41

DISC-15 | FR, 2026-11-21, EUR | equal sort orders come by name, whichever is listed first
1 x EX30000001 @ 100.00                         = 1 x 40.00 = 40.00 net 33.33
discount b: 10.00 off each of lines; order 0.5  = 10.00
discount a: 50 % off lines; order 0.5           = 50.00
shipping                                        = parcel 6.95 net 5.79
units                                           = 1
net                                             = 39.12
TVA 20 %                                        = 7.83
total                                           = 46.95

DISC-15 | AT, 2026-11-21, EUR | nothing comes after one that stops
1 x EX30000001 @ 100.00                            = 1 x 90.00 = 90.00 net 75.00
discount stopper: 10 % off lines; order 0.9; stop  = 10.00
discount later: 50 % off lines; order 0.5          = -
shipping                                           = parcel 0.00
units                                              = 1
net                                                = 75.00
USt 20 %                                           = 15.00
total                                              = 90.00

DISC-15 | AT, 2026-11-21, EUR | one that stops but takes nothing lets the others on
1 x EX30000001 @ 100.00                                                     = 1 x 50.00 = 50.00 net 41.67
discount stopper: 10 % off lines where sku = "EX30000009"; order 0.9; stop  = -
discount later: 50 % off lines; order 0.5                                   = 50.00
shipping                                                                    = parcel 1.95 net 1.62
units                                                                       = 1
net                                                                         = 43.29
USt 20 %                                                                    = 8.66
total                                                                       = 51.95

DISC-15 | AT, 2026-11-21, EUR | what came before one that stops stays
1 x EX30000001 @ 100.00                            = 1 x 85.50 = 85.50 net 71.25
discount before: 5 % off lines; order 0.95         = 5.00
discount stopper: 10 % off lines; order 0.9; stop  = 9.50
discount later: 50 % off lines; order 0.5          = -
shipping                                           = parcel 0.00
units                                              = 1
net                                                = 71.25
USt 20 %                                           = 14.25
total                                              = 85.50

DISC-15 | BE, 2026-11-21, EUR | one that stops on another line stops all the same
1 x EX30000001 @ 100.00                                                     = 1 x 90.00 = 90.00 net 74.38
1 x EX30000002 @ 50.00                                                      = 50.00 net 41.32
discount stopper: 10 % off lines where sku = "EX30000001"; order 0.9; stop  = 10.00
discount later: 50 % off lines where sku = "EX30000002"; order 0.5          = -
shipping                                                                    = parcel 0.00
units                                                                       = 2
net                                                                         = 115.70
TVA/BTW 21 %                                                                = 24.30
total                                                                       = 140.00

DISC-15, DISC-07 | BE, 2026-11-21, EUR | a reached tier that is meant to stop
5 x EX30000001 @ 100.00; group standard                                 = 5 x 90.00 = 450.00 net 371.90
discount tier: 10 % off lines; group standard from 5; order 0.92; stop  = 50.00
discount later: 50 % off lines; order 0.5                               = -
shipping                                                                = parcel 0.00
units                                                                   = 5
net                                                                     = 371.90
TVA/BTW 21 %                                                            = 78.10
total                                                                   = 450.00

DISC-15, SHIP-13 | CH, 2026-11-21, CHF | free shipping that stops takes the turn of what follows
1 x EX30000001 @ 40.00                              = 40.00 net 37.00
discount ship: 100 % off shipping; order 0.9; stop  = 1.95
discount later: 50 % off lines; order 0.5           = -
shipping                                            = parcel 1.95 less 1.95 = 0.00
units                                               = 1
net                                                 = 37.00
MWST/TVA/IVA 8.1 %                                  = 3.00
total                                               = 40.00

DISC-15, SHIP-13 | CH, 2026-11-21, CHF | but not where shipping was free anyway
1 x EX30000001 @ 400.00                             = 1 x 200.00 = 200.00 net 185.01
discount ship: 100 % off shipping; order 0.9; stop  = -
discount later: 50 % off lines; order 0.5           = 200.00
shipping                                            = parcel 0.00
units                                               = 1
net                                                 = 185.01
MWST/TVA/IVA 8.1 %                                  = 14.99
total                                               = 200.00

DISC-15 | CH, 2026-11-21, CHF | off the total and stop
1 x EX30000001 @ 400.00                             = 400.00 net 370.03
discount total: 5 % off the total; order 0.9; stop  = 20.00
discount later: 50 % off lines; order 0.5           = -
shipping                                            = parcel 0.00
off the total                                       = 20.00 net 18.50
units                                               = 1
net                                                 = 351.53
MWST/TVA/IVA 8.1 %                                  = 28.47
total                                               = 380.00

DISC-15 | DK, 2026-11-21, DKK | a gift that stops
1 x EX30000001 @ 400.00                             = 400.00 net 320.00
gift EX10000001: 1 left, worth 49.00
discount present: gift EX10000001; order 0.9; stop  = 49.00
discount later: 50 % off lines; order 0.5           = -
gift EX10000001 by present                          = 0.00
shipping                                            = parcel 15.00 net 12.00
units                                               = 2
net                                                 = 332.00
moms 25 %                                           = 83.00
total                                               = 415.00

DISC-15 | DK, 2026-11-21, DKK | a gift that is not there stops nothing
1 x EX30000001 @ 400.00                             = 1 x 200.00 = 200.00 net 160.00
gift EX10000001: 0 left, worth 49.00
discount present: gift EX10000001; order 0.9; stop  = -
discount later: 50 % off lines; order 0.5           = 200.00
shipping                                            = parcel 15.00 net 12.00
units                                               = 1
net                                                 = 172.00
moms 25 %                                           = 43.00
total                                               = 215.00

DISC-15 | GB, 2026-11-21, GBP | five in a row, rounded five times
3 x EX30000001 @ 87.53                              = 3 x 61.25 = 183.75 net 153.12
discount a: 7 % off lines; order 0.9                = 18.39
discount b: 1.11 off each of lines; order 0.8       = 3.33
discount c: 3.33 % off lines; order 0.7             = 8.01
discount d: fixed price 70.00 for lines; order 0.6  = 22.86
discount e: 12.5 % off lines; order 0.55            = 26.25
shipping                                            = parcel 0.00
units                                               = 3
net                                                 = 153.12
VAT 20 %                                            = 30.63
total                                               = 183.75

DISC-15 | GB, 2026-11-21, GBP | down to nothing, and the next finds nothing
2 x EX30000001 @ 10.00                  = 2 x 0.00 = 0.00
discount a: 100 % off lines; order 0.9  = 20.00
discount b: 50 % off lines; order 0.5   = -
shipping                                = parcel 1.95 net 1.62
units                                   = 2
net                                     = 1.62
VAT 20 %                                = 0.33
total                                   = 1.95

DISC-15 | LT, 2026-11-21, EUR | lines, total, shipping and a gift together
2 x EX30000001 @ 24.99                                                      = 2 x 23.74 = 47.48 net 39.24
gift EX10000001: 8 left, worth 6.50
discount present: gift EX10000001; order 0.95; if lineItemCount(true) >= 2  = 6.50
discount lines: 5 % off lines; order 0.9                                    = 2.50
discount total: 2.00 off the total; order 0.8                               = 2.00
discount ship: 1.00 off shipping; order 0.7                                 = 1.00
gift EX10000001 by present                                                  = 0.00
shipping                                                                    = parcel 1.95 less 1.00 = 0.95 net 0.79
off the total                                                               = 2.00 net 1.65
units                                                                       = 3
net                                                                         = 38.38
PVM 21 %                                                                    = 8.05
total                                                                       = 46.43

DISC-14, DISC-15 | LT, 2026-11-21, EUR | conditions look at prices before discounts, so order does not change who counts
1 x EX30000001 @ 100.00                                                             = 1 x 45.00 = 45.00 net 37.19
discount first: 50 % off lines; order 0.9                                           = 50.00
discount second: 10 % off lines; order 0.5; if lineItemTotal(true) >= "100.00 EUR"  = 5.00
shipping                                                                            = parcel 1.95 net 1.61
units                                                                               = 1
net                                                                                 = 38.80
PVM 21 %                                                                            = 8.15
total                                                                               = 46.95

DISC-14 | PT, 2026-11-21, EUR | conditions on count, value, existence and country
2 x EX30000001 @ 30.00; brand Forge                                                                      = 2 x 27.00 = 54.00 net 43.90
1 x EX30000002 @ 20.00; brand Anvil                                                                      = 1 x 17.00 = 17.00 net 13.82
discount a: 1.00 off each of lines; order 0.9; if lineItemCount(brand = "Forge") = 2 and country = "PT"  = 3.00
discount b: 1.00 off each of lines; order 0.8; if lineItemTotal(brand = "Forge") > "60.00 EUR"           = -
discount c: 1.00 off each of lines; order 0.7; if lineItemExists(brand = "Anvil")                        = 3.00
discount d: 1.00 off each of lines; order 0.6; if forAllLineItems(brand = "Forge") or store.key = "es"   = -
discount e: 1.00 off each of lines; order 0.5; if totalPrice = "80.00 EUR"                               = 3.00
shipping                                                                                                 = parcel 0.00
units                                                                                                    = 3
net                                                                                                      = 57.72
IVA 23 %                                                                                                 = 13.28
total                                                                                                    = 71.00

DISC-15, DISC-13 | PT, 2026-11-21, EUR | off the total first, then every line off: nothing was left to take off the total
1 x EX30000001 @ 100.00                       = 1 x 0.00 = 0.00
discount total: 5 % off the total; order 0.9  = -
discount lines: 100 % off lines; order 0.5    = 100.00
shipping                                      = parcel 1.95 net 1.59
units                                         = 1
net                                           = 1.59
IVA 23 %                                      = 0.36
total                                         = 1.95

DISC-15, SHIP-13 | NL, 2026-11-21, EUR | free shipping that stops had nothing to take at its turn and stops nothing
1 x EX30000001 @ 60.00                             = 1 x 54.00 = 54.00 net 44.63
discount ship: 1.00 off shipping; order 0.9; stop  = 1.00
discount tenth: 10 % off lines; order 0.5          = 6.00
shipping                                           = parcel 1.95 less 1.00 = 0.95 net 0.79
units                                              = 1
net                                                = 45.42
BTW 21 %                                           = 9.53
total                                              = 54.95
`
