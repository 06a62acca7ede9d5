/** Of every few units some, and sets of several products: which units are chosen and how often (DISC-13). */
export const multiBuyCases = `
DISC-13 | DE, 2026-11-21, EUR | three for two: the cheapest of three is free
1 x EX30000001 @ 100.00                                    = 100.00 net 84.03
1 x EX30000002 @ 20.00                                     = 1 x 0.00 = 0.00
1 x EX30000003 @ 60.00                                     = 60.00 net 50.42
discount threefortwo: 100 % off the cheapest 1 of every 3  = 20.00
shipping                                                   = parcel 0.00
units                                                      = 3
net                                                        = 134.45
MwSt. 19 %                                                 = 25.55
total                                                      = 160.00

DISC-13 | DE, 2026-11-21, EUR | two units are not three
1 x EX30000001 @ 100.00                                    = 100.00 net 84.03
1 x EX30000002 @ 20.00                                     = 20.00 net 16.81
discount threefortwo: 100 % off the cheapest 1 of every 3  = -
shipping                                                   = parcel 0.00
units                                                      = 2
net                                                        = 100.84
MwSt. 19 %                                                 = 19.16
total                                                      = 120.00

DISC-13 | DE, 2026-11-21, EUR | seven units make it twice
4 x EX30000001 @ 100.00                                    = 400.00 net 336.13
3 x EX30000002 @ 20.00                                     = 2 x 0.00 + 1 x 20.00 = 20.00 net 16.81
discount threefortwo: 100 % off the cheapest 1 of every 3  = 40.00
shipping                                                   = parcel 0.00
units                                                      = 7
net                                                        = 352.94
MwSt. 19 %                                                 = 67.06
total                                                      = 420.00

DISC-13 | DE, 2026-11-21, EUR | at most once
4 x EX30000001 @ 100.00                                                    = 400.00 net 336.13
3 x EX30000002 @ 20.00                                                     = 1 x 0.00 + 2 x 20.00 = 40.00 net 33.61
discount threefortwo: 100 % off the cheapest 1 of every 3; at most 1 time  = 20.00
shipping                                                                   = parcel 0.00
units                                                                      = 7
net                                                                        = 369.74
MwSt. 19 %                                                                 = 70.26
total                                                                      = 440.00

DISC-13 | FR, 2026-11-21, EUR | half off the dearest of two
1 x EX30000001 @ 79.99                            = 1 x 40.00 = 40.00 net 33.33
2 x EX30000002 @ 45.01                            = 90.02 net 75.02
discount half: 50 % off the dearest 1 of every 2  = 39.99
shipping                                          = parcel 0.00
units                                             = 3
net                                               = 108.35
TVA 20 %                                          = 21.67
total                                             = 130.02

DISC-13 | ES, 2026-11-21, EUR | two of five, only of one brand
4 x EX30000001 @ 12.00; brand Forge                                             = 48.00 net 39.67
3 x EX30000002 @ 9.00; brand Forge                                              = 2 x 5.00 + 1 x 9.00 = 19.00 net 15.70
5 x EX30000003 @ 1.00; brand Anvil                                              = 5.00 net 4.13
discount two: 4.00 off each of the cheapest 2 of every 5 where brand = "Forge"  = 8.00
shipping                                                                        = parcel 0.00
units                                                                           = 12
net                                                                             = 59.50
IVA 21 %                                                                        = 12.50
total                                                                           = 72.00

DISC-13 | IT, 2026-11-21, EUR | a fixed price for one of every four, across lines
3 x EX30000001 @ 30.00                                           = 2 x 10.00 + 1 x 30.00 = 50.00 net 40.98
6 x EX30000002 @ 25.00                                           = 150.00 net 122.95
discount fourth: fixed price 10.00 for the dearest 1 of every 4  = 40.00
shipping                                                         = parcel 0.00
units                                                            = 9
net                                                              = 163.93
IVA 22 %                                                         = 36.07
total                                                            = 200.00

DISC-13 | NL, 2026-11-21, EUR | all of every two
5 x EX30000001 @ 10.00                              = 4 x 8.00 + 1 x 10.00 = 42.00 net 34.71
discount pairs: 20 % off the cheapest 2 of every 2  = 8.00
shipping                                            = parcel 1.95 net 1.61
units                                               = 5
net                                                 = 36.32
BTW 21 %                                            = 7.63
total                                               = 43.95

DISC-13 | BE, 2026-11-21, EUR | the cheapest after an earlier discount, not before it
1 x EX30000001 @ 100.00                                           = 1 x 0.00 = 0.00
1 x EX30000002 @ 90.00                                            = 90.00 net 74.38
discount tag: 50 % off lines where sku = "EX30000001"; order 0.9  = 50.00
discount second: 100 % off the cheapest 1 of every 2; order 0.5   = 50.00
shipping                                                          = parcel 0.00
units                                                             = 2
net                                                               = 74.38
TVA/BTW 21 %                                                      = 15.62
total                                                             = 90.00

DISC-13, DISC-15 | DE, 2026-11-21, EUR | the cheapest units, not all units of the line that has the cheapest one
2 x EX30000001 @ 100.00                                          = 1 x 0.00 + 1 x 100.00 = 100.00 net 84.03
2 x EX30000002 @ 60.00                                           = 1 x 0.00 + 1 x 60.00 = 60.00 net 50.42
discount first: 50 % off the dearest 1 of every 4; order 0.9     = 50.00
discount second: 100 % off the cheapest 2 of every 4; order 0.5  = 110.00
shipping                                                         = parcel 0.00
units                                                            = 4
net                                                              = 134.45
MwSt. 19 %                                                       = 25.55
total                                                            = 160.00

DISC-13, DISC-15 | DE, 2026-11-21, EUR | the dearest units, not those of the line whose cheapest unit is the dearest
2 x EX30000001 @ 100.00                                         = 1 x 30.00 + 1 x 90.00 = 120.00 net 100.84
2 x EX30000002 @ 60.00                                          = 120.00 net 100.84
discount first: 70 % off the dearest 1 of every 4; order 0.9    = 70.00
discount second: 10.00 off the dearest 1 of every 4; order 0.5  = 10.00
shipping                                                        = parcel 0.00
units                                                           = 4
net                                                             = 201.68
MwSt. 19 %                                                      = 38.32
total                                                           = 240.00

DISC-13 | SE, 2026-11-21, SEK | with two presses a saw at half its price
5 x EX30000001 @ 1000.00                                                                             = 5000.00 net 4000.00
3 x EX30000002 @ 199.90                                                                              = 2 x 99.95 + 1 x 199.90 = 399.80 net 319.84
discount set: 50 % off the cheapest 1 where sku = "EX30000002" for every 2 where sku = "EX30000001"  = 199.90
shipping                                                                                             = parcel 0.00
units                                                                                                = 8
net                                                                                                  = 4319.84
moms 25 %                                                                                            = 1079.96
total                                                                                                = 5399.80

DISC-13 | SE, 2026-11-21, SEK | one press is not enough
1 x EX30000001 @ 1000.00                                                                             = 1000.00 net 800.00
3 x EX30000002 @ 199.90                                                                              = 599.70 net 479.76
discount set: 50 % off the cheapest 1 where sku = "EX30000002" for every 2 where sku = "EX30000001"  = -
shipping                                                                                             = parcel 0.00
units                                                                                                = 4
net                                                                                                  = 1279.76
moms 25 %                                                                                            = 319.94
total                                                                                                = 1599.70

DISC-13 | NO, 2026-11-21, NOK | a set at most once
6 x EX30000001 @ 1000.00                                                                                              = 6000.00 net 4800.00
3 x EX30000002 @ 199.90                                                                                               = 1 x 0.00 + 2 x 199.90 = 399.80 net 319.84
discount set: 100 % off the cheapest 1 where sku = "EX30000002" for every 2 where sku = "EX30000001"; at most 1 time  = 199.90
shipping                                                                                                              = parcel 0.00
units                                                                                                                 = 9
net                                                                                                                   = 5119.84
MVA 25 %                                                                                                              = 1279.96
total                                                                                                                 = 6399.80

DISC-13 | PL, 2026-11-21, PLN | two for one of the same product: a unit counts once
5 x EX30000001 @ 45.00                                                    = 2 x 0.00 + 3 x 45.00 = 135.00 net 109.76
discount two: 100 % off the cheapest 1 where true for every 1 where true  = 90.00
shipping                                                                  = parcel 9.00 net 7.32
units                                                                     = 5
net                                                                       = 117.08
VAT 23 %                                                                  = 26.92
total                                                                     = 144.00

DISC-13 | PL, 2026-11-21, PLN | the trigger is the dearest, the target the cheapest
1 x EX30000001 @ 45.00                                                    = 45.00 net 36.59
1 x EX30000002 @ 95.00                                                    = 95.00 net 77.24
1 x EX30000003 @ 15.00                                                    = 1 x 0.00 = 0.00
discount two: 100 % off the cheapest 1 where true for every 1 where true  = 15.00
shipping                                                                  = parcel 9.00 net 7.32
units                                                                     = 3
net                                                                       = 121.15
VAT 23 %                                                                  = 27.85
total                                                                     = 149.00

DISC-13 | CZ, 2026-11-21, CZK | the other way round
1 x EX30000001 @ 450.00                                                 = 450.00 net 371.90
1 x EX30000002 @ 950.00                                                 = 1 x 665.00 = 665.00 net 549.59
1 x EX30000003 @ 150.00                                                 = 150.00 net 123.97
discount two: 30 % off the dearest 1 where true for every 1 where true  = 285.00
shipping                                                                = parcel 46.00 net 38.02
units                                                                   = 3
net                                                                     = 1083.48
DPH 21 %                                                                = 227.52
total                                                                   = 1311.00

DISC-13 | AT, 2026-11-21, EUR | a set of two kinds earns two kinds
2 x EX30000001 @ 80.00; brand Forge                                                                                                                            = 160.00 net 133.33
2 x EX30000002 @ 70.00; brand Anvil                                                                                                                            = 140.00 net 116.67
3 x EX30000003 @ 10.05                                                                                                                                         = 1 x 5.02 + 2 x 10.05 = 25.12 net 20.93
1 x EX30000004 @ 20.15                                                                                                                                         = 1 x 10.08 = 10.08 net 8.40
discount set: 50 % off the cheapest 1 where sku = "EX30000003" plus 1 where sku = "EX30000004" for every 1 where brand = "Forge" plus 1 where brand = "Anvil"  = 15.10
shipping                                                                                                                                                       = parcel 0.00
units                                                                                                                                                          = 8
net                                                                                                                                                            = 279.33
USt 20 %                                                                                                                                                       = 55.87
total                                                                                                                                                          = 335.20

DISC-13 | AT, 2026-11-21, EUR | a set that lacks one part earns nothing
2 x EX30000001 @ 80.00; brand Forge                                                                                            = 160.00 net 133.33
3 x EX30000003 @ 10.05                                                                                                         = 30.15 net 25.12
1 x EX30000004 @ 20.15                                                                                                         = 20.15 net 16.79
discount set: 50 % off the cheapest 1 where sku = "EX30000003" for every 1 where brand = "Forge" plus 1 where brand = "Anvil"  = -
shipping                                                                                                                       = parcel 0.00
units                                                                                                                          = 6
net                                                                                                                            = 175.24
USt 20 %                                                                                                                       = 35.06
total                                                                                                                          = 210.30

DISC-13, CART-18 | FI, 2026-11-21, EUR | a thousand units make 333 sets of three
1000 x EX30000001 @ 1.50                                                    = 333 x 0.00 + 667 x 1.50 = 1000.50 net 797.21
discount three: 100 % off the cheapest 1 where true for every 2 where true  = 499.50
shipping                                                                    = parcel 0.00
units                                                                       = 1000
net                                                                         = 797.21
ALV 25.5 %                                                                  = 203.29
total                                                                       = 1000.50

DISC-13, CART-18 | FI, 2026-11-21, EUR | a thousand units make 333 times three for two
1000 x EX30000001 @ 1.50                                   = 333 x 0.00 + 667 x 1.50 = 1000.50 net 797.21
discount threefortwo: 100 % off the cheapest 1 of every 3  = 499.50
shipping                                                   = parcel 0.00
units                                                      = 1000
net                                                        = 797.21
ALV 25.5 %                                                 = 203.29
total                                                      = 1000.50

DISC-13, DISC-15 | GB, 2026-11-21, GBP | a set over units that an earlier discount made unequal
3 x EX30000001 @ 30.00                                                               = 1 x 0.00 + 2 x 30.00 = 60.00 net 50.00
2 x EX30000002 @ 25.00                                                               = 1 x 0.00 + 1 x 25.00 = 25.00 net 20.83
discount first: 60 % off the dearest 1 of every 5; order 0.9                         = 18.00
discount set: 100 % off the cheapest 2 where true for every 2 where true; order 0.5  = 37.00
shipping                                                                             = parcel 0.00
units                                                                                = 5
net                                                                                  = 70.83
VAT 20 %                                                                             = 14.17
total                                                                                = 85.00
`
