/** What shipping looks at: the goods after discounts on lines, freight in any line, fees of a store (SHIP-02..SHIP-05). */
export const shippingRulesCases = `
SHIP-04, SHIP-05 | DE, 2026-11-21, EUR | one freight good makes the cart freight
1 x EX30000001 @ 10.00           = 10.00 net 8.40
1 x EX30000002 @ 30.00; freight  = 30.00 net 25.21
shipping                         = freight 9.95 net 8.36
units                            = 2
net                              = 41.97
MwSt. 19 %                       = 7.98
total                            = 49.95

SHIP-03, SHIP-04 | DE, 2026-11-21, EUR | freight is free from the same threshold on
1 x EX30000001 @ 29.00           = 29.00 net 24.37
1 x EX30000002 @ 30.00; freight  = 30.00 net 25.21
shipping                         = freight 0.00
units                            = 2
net                              = 49.58
MwSt. 19 %                       = 9.42
total                            = 59.00

SHIP-02 | FR, 2026-11-21, EUR | France with the fees of its currency, where the store has switched
1 x EX30000001 @ 58.99; freight  = 58.99 net 49.16
shipping fees EUR
shipping                         = freight 9.95 net 8.29
units                            = 1
net                              = 57.45
TVA 20 %                         = 11.49
total                            = 68.94

SHIP-02 | HU, 2026-11-21, HUF | Hungary with the fees of its currency, where the store has switched
1 x EX30000001 @ 22098.00; freight  = 22098.00 net 17400.00
shipping fees HUF
shipping                            = freight 3731.00 net 2938.00
units                               = 1
net                                 = 20338.00
ÁFA 27 %                            = 5491.00
total                               = 25829.00

SHIP-02, SHIP-04 | FR, 2026-11-21, EUR | the temporary fee of freight in France
1 x EX30000001 @ 20.00; freight  = 20.00 net 16.67
shipping                         = freight 39.95 net 33.29
units                            = 1
net                              = 49.96
TVA 20 %                         = 9.99
total                            = 59.95

SHIP-03, DISC-15 | AT, 2026-11-21, EUR | one cent of discount takes free shipping away
1 x EX30000001 @ 59.00                 = 1 x 58.99 = 58.99 net 49.16
discount cent: 0.01 off each of lines  = 0.01
shipping                               = parcel 1.95 net 1.62
units                                  = 1
net                                    = 50.78
USt 20 %                               = 10.16
total                                  = 60.94

SHIP-03, DISC-13 | AT, 2026-11-21, EUR | a discount on services does not
1 x EX30000001 @ 59.00        = 59.00 net 49.17
1 x service assembly @ 20.00  = 1 x 10.00 = 10.00 net 8.33
discount help: 50 % off fees  = 10.00
shipping                      = parcel 0.00
units                         = 1
net                           = 57.50
USt 20 %                      = 11.50
total                         = 69.00

SHIP-03 | AT, 2026-11-21, EUR | services do not count as goods
1 x EX30000001 @ 50.00        = 50.00 net 41.67
1 x service assembly @ 20.00  = 20.00 net 16.67
shipping                      = parcel 1.95 net 1.62
units                         = 1
net                           = 59.96
USt 20 %                      = 11.99
total                         = 71.95

SHIP-03, CART-18 | IE, 2026-11-21, EUR | many cheap units reach it: 59 times 1.00
59 x EX30000001 @ 1.00  = 59.00 net 47.97
shipping                = parcel 0.00
units                   = 59
net                     = 47.97
VAT 23 %                = 11.03
total                   = 59.00

SHIP-03, CART-18 | IE, 2026-11-21, EUR | 58 do not
58 x EX30000001 @ 1.00  = 58.00 net 47.15
shipping                = parcel 1.95 net 1.59
units                   = 58
net                     = 48.74
VAT 23 %                = 11.21
total                   = 59.95

SHIP-03, VAT-14 | NO, 2026-11-21, NOK | net: just below the threshold gross
1 x EX30000001 @ 688.99  = 551.19
tax mode External
shipping                 = parcel 18.40
units                    = 1
net                      = 569.59
MVA 0 %                  = 0.00
total                    = 569.59

SHIP-13, DISC-15 | RO, 2026-11-21, RON | two discounts on shipping, each on what the other left
1 x EX30000001 @ 100.00; freight           = 100.00 net 82.64
discount a: 50 % off shipping; order 0.9   = 24.50
discount b: 10.00 off shipping; order 0.8  = 10.00
shipping                                   = freight 49.00 less 34.50 = 14.50 net 11.98
units                                      = 1
net                                        = 94.62
TVA 21 %                                   = 19.88
total                                      = 114.50
`
