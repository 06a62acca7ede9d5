/** Volume discounts: 5 % from 3, 10 % from 5, 15 % from 10 units of a product; the highest tier alone (DISC-01, DISC-07). */
export const volumeCases = `
DISC-01, DISC-07 | DE, 2026-11-21, EUR | two units reach no tier
2 x EX30000001 @ 49.97; group standard                           = 99.94 net 83.98
volume discount standard: 5 % from 3, 10 % from 5, 15 % from 10  = -, -, -
shipping                                                         = parcel 0.00
units                                                            = 2
net                                                              = 83.98
MwSt. 19 %                                                       = 15.96
total                                                            = 99.94

DISC-01, DISC-07 | DE, 2026-11-21, EUR | three units cost 5 % less each
3 x EX30000001 @ 49.97; group standard                           = 3 x 47.47 = 142.41 net 119.67
volume discount standard: 5 % from 3, 10 % from 5, 15 % from 10  = 7.50, -, -
shipping                                                         = parcel 0.00
units                                                            = 3
net                                                              = 119.67
MwSt. 19 %                                                       = 22.74
total                                                            = 142.41

DISC-01, DISC-07 | FR, 2026-11-21, EUR | four units are still in the first tier
4 x EX30000001 @ 10.30; group standard                           = 4 x 9.78 = 39.12 net 32.60
volume discount standard: 5 % from 3, 10 % from 5, 15 % from 10  = 2.08, -, -
shipping                                                         = parcel 6.95 net 5.79
units                                                            = 4
net                                                              = 38.39
TVA 20 %                                                         = 7.68
total                                                            = 46.07

DISC-01, DISC-07 | AT, 2026-11-21, EUR | five units reach the second tier
5 x EX30000001 @ 10.25; group standard                           = 5 x 9.22 = 46.10 net 38.42
volume discount standard: 5 % from 3, 10 % from 5, 15 % from 10  = -, 5.15, -
shipping                                                         = parcel 1.95 net 1.62
units                                                            = 5
net                                                              = 40.04
USt 20 %                                                         = 8.01
total                                                            = 48.05

DISC-01, DISC-07 | HU, 2026-11-21, HUF | nine units are still in the second tier
9 x EX30000001 @ 3333.00; group standard                         = 9 x 3000.00 = 27000.00 net 21260.00
volume discount standard: 5 % from 3, 10 % from 5, 15 % from 10  = -, 2997.00, -
shipping                                                         = parcel 0.00
units                                                            = 9
net                                                              = 21260.00
ÁFA 27 %                                                         = 5740.00
total                                                            = 27000.00

DISC-01, DISC-07 | CH, 2026-11-21, CHF | ten units reach the third
10 x EX30000001 @ 19.95; group standard                          = 10 x 16.96 = 169.60 net 156.89
volume discount standard: 5 % from 3, 10 % from 5, 15 % from 10  = -, -, 29.90
shipping                                                         = parcel 0.00
units                                                            = 10
net                                                              = 156.89
MWST/TVA/IVA 8.1 %                                               = 12.71
total                                                            = 169.60

DISC-07 | GB, 2026-11-21, GBP | 0.10 less 5 % is 9.5 cents and rounds to the even 10: nothing is taken
3 x EX30000001 @ 0.10; group standard                            = 0.30 net 0.25
volume discount standard: 5 % from 3, 10 % from 5, 15 % from 10  = -, -, -
shipping                                                         = parcel 1.95 net 1.62
units                                                            = 3
net                                                              = 1.87
VAT 20 %                                                         = 0.38
total                                                            = 2.25

DISC-07 | GB, 2026-11-21, GBP | 0.30 less 5 % is 28.5 cents and rounds to the even 28
3 x EX30000001 @ 0.30; group standard                            = 3 x 0.28 = 0.84 net 0.70
volume discount standard: 5 % from 3, 10 % from 5, 15 % from 10  = 0.06, -, -
shipping                                                         = parcel 1.95 net 1.62
units                                                            = 3
net                                                              = 2.32
VAT 20 %                                                         = 0.47
total                                                            = 2.79

DISC-07 | ES, 2026-11-21, EUR | two lines of one product count together
2 x EX30000001 @ 30.00; group standard                           = 2 x 27.00 = 54.00 net 44.63
3 x EX30000001 @ 30.00; group standard                           = 3 x 27.00 = 81.00 net 66.94
volume discount standard: 5 % from 3, 10 % from 5, 15 % from 10  = -, 15.00, -
shipping                                                         = parcel 0.00
units                                                            = 5
net                                                              = 111.57
IVA 21 %                                                         = 23.43
total                                                            = 135.00

DISC-07 | ES, 2026-11-21, EUR | units of different products do not
2 x EX30000001 @ 30.00; group standard                           = 60.00 net 49.59
2 x EX30000002 @ 30.00; group standard                           = 60.00 net 49.59
volume discount standard: 5 % from 3, 10 % from 5, 15 % from 10  = -, -, -
shipping                                                         = parcel 0.00
units                                                            = 4
net                                                              = 99.18
IVA 21 %                                                         = 20.82
total                                                            = 120.00

DISC-06 | IT, 2026-11-21, EUR | a product without a group pays in full
10 x EX30000001 @ 12.34                                          = 123.40 net 101.15
volume discount standard: 5 % from 3, 10 % from 5, 15 % from 10  = -, -, -
shipping                                                         = parcel 0.00
units                                                            = 10
net                                                              = 101.15
IVA 22 %                                                         = 22.25
total                                                            = 123.40

DISC-06 | IT, 2026-11-21, EUR | every product has the tiers of its own group
6 x EX30000001 @ 20.00; group standard                           = 6 x 18.00 = 108.00 net 88.52
6 x EX30000002 @ 20.00; group bulky                              = 6 x 19.40 = 116.40 net 95.41
6 x EX30000003 @ 20.00; group unheard-of                         = 120.00 net 98.36
volume discount standard: 5 % from 3, 10 % from 5, 15 % from 10  = -, 12.00, -
volume discount bulky: 2 % from 2, 3 % from 6                    = -, 3.60
shipping                                                         = parcel 0.00
units                                                            = 18
net                                                              = 282.29
IVA 22 %                                                         = 62.11
total                                                            = 344.40

DISC-05 | NL, 2026-11-21, EUR | tiers of another store do not count
5 x EX30000001 @ 50.00; group standard                                          = 250.00 net 206.61
volume discount standard: 5 % from 3, 10 % from 5, 15 % from 10; stores de, fr  = -, -, -
shipping                                                                        = parcel 0.00
units                                                                           = 5
net                                                                             = 206.61
BTW 21 %                                                                        = 43.39
total                                                                           = 250.00

DISC-05 | NL, 2026-11-21, EUR | tiers of this store do
5 x EX30000001 @ 50.00; group standard                                          = 5 x 45.00 = 225.00 net 185.95
volume discount standard: 5 % from 3, 10 % from 5, 15 % from 10; stores de, nl  = -, 25.00, -
shipping                                                                        = parcel 0.00
units                                                                           = 5
net                                                                             = 185.95
BTW 21 %                                                                        = 39.05
total                                                                           = 225.00

DISC-05, DISC-07 | PT, 2026-11-21, EUR | the tier below counts while the highest one is inactive
10 x EX30000001 @ 9.99; group standard                                       = 10 x 8.99 = 89.90 net 73.09
discount low: 5 % off lines; group standard from 3; order 0.91               = -
discount middle: 10 % off lines; group standard from 5; order 0.92           = 10.00
discount high: 15 % off lines; group standard from 10; order 0.93; inactive  = -
shipping                                                                     = parcel 0.00
units                                                                        = 10
net                                                                          = 73.09
IVA 23 %                                                                     = 16.81
total                                                                        = 89.90

DISC-07, SHIP-03 | DE, 2026-11-21, EUR | the discount takes the cart below free shipping
3 x EX30000001 @ 20.00; group standard                           = 3 x 19.00 = 57.00 net 47.90
volume discount standard: 5 % from 3, 10 % from 5, 15 % from 10  = 3.00, -, -
shipping                                                         = parcel 1.95 net 1.64
units                                                            = 3
net                                                              = 49.54
MwSt. 19 %                                                       = 9.41
total                                                            = 58.95

DISC-07, CART-18 | RO, 2026-11-21, RON | a thousand units
1000 x EX30000001 @ 2.99; group standard                         = 1000 x 2.54 = 2540.00 net 2099.17
volume discount standard: 5 % from 3, 10 % from 5, 15 % from 10  = -, -, 450.00
shipping                                                         = parcel 0.00
units                                                            = 1000
net                                                              = 2099.17
TVA 21 %                                                         = 440.83
total                                                            = 2540.00

DISC-07, EG-10 | SI, 2026-11-21, EUR | guarantees take no volume discount
5 x EX30000001 @ 99.90; group standard                           = 5 x 89.91 = 449.55 net 368.48
5 x 4100010 for EX30000001 @ 1.00; group standard                = 5 at 5.00 = 25.00 net 20.49
guarantee 4100010: 5 %
volume discount standard: 5 % from 3, 10 % from 5, 15 % from 10  = -, 49.95, -
shipping                                                         = parcel 0.00
units                                                            = 10
net                                                              = 388.97
DDV 22 %                                                         = 85.58
total                                                            = 474.55
`
