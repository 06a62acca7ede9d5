/** Extra guarantees: a share of the product's price, as many as its units, gone with it (EG-08..EG-11). */
export const guaranteesCases = `
EG-08, EG-11 | DE, 2026-11-21, EUR | 7.5 % of 100.00 for each of three units
3 x EX30000001 @ 100.00            = 300.00 net 252.10
1 x 4100010 for EX30000001 @ 0.01  = 3 at 7.50 = 22.50 net 18.91
guarantee 4100010: 7.5 %
shipping                           = parcel 0.00
units                              = 6
net                                = 271.01
MwSt. 19 %                         = 51.49
total                              = 322.50

EG-08 | AT, 2026-11-21, EUR | 5 % of 10.10 is 50.5 cents and rounds to the even 50
1 x EX30000001 @ 10.10             = 10.10 net 8.42
1 x 4100010 for EX30000001 @ 0.01  = 1 at 0.50 = 0.50 net 0.42
guarantee 4100010: 5 %
shipping                           = parcel 1.95 net 1.62
units                              = 2
net                                = 10.46
USt 20 %                           = 2.09
total                              = 12.55

EG-08 | AT, 2026-11-21, EUR | 5 % of 10.30 is 51.5 cents and rounds to the even 52
1 x EX30000001 @ 10.30             = 10.30 net 8.58
1 x 4100010 for EX30000001 @ 0.01  = 1 at 0.52 = 0.52 net 0.43
guarantee 4100010: 5 %
shipping                           = parcel 1.95 net 1.62
units                              = 2
net                                = 10.63
USt 20 %                           = 2.14
total                              = 12.77

EG-08 | CH, 2026-11-21, CHF | 12.34 % of 1234.55
2 x EX30000001 @ 1234.55           = 2469.10 net 2284.09
2 x 4100030 for EX30000001 @ 0.01  = 2 at 152.34 = 304.68 net 281.85
guarantee 4100030: 12.34 %
shipping                           = parcel 0.00
units                              = 4
net                                = 2565.94
MWST/TVA/IVA 8.1 %                 = 207.84
total                              = 2773.78

EG-02, EG-08 | HU, 2026-11-21, HUF | four guarantees at four rates on four products
1 x EX30000001 @ 9990.00           = 9990.00 net 7866.00
1 x EX30000002 @ 19990.00          = 19990.00 net 15740.00
2 x EX30000003 @ 4990.00           = 9980.00 net 7858.00
1 x EX30000004 @ 990.00            = 990.00 net 780.00
1 x 4100010 for EX30000001 @ 1.00  = 1 at 500.00 = 500.00 net 394.00
1 x 4100020 for EX30000002 @ 1.00  = 1 at 1499.00 = 1499.00 net 1180.00
1 x 4100030 for EX30000003 @ 1.00  = 2 at 499.00 = 998.00 net 786.00
1 x 4100040 for EX30000004 @ 1.00  = 1 at 330.00 = 330.00 net 260.00
guarantee 4100010: 5 %
guarantee 4100020: 7.5 %
guarantee 4100030: 10 %
guarantee 4100040: 33.33 %
shipping                           = parcel 0.00
units                              = 10
net                                = 34864.00
ÁFA 27 %                           = 9413.00
total                              = 44277.00

EG-09 | FR, 2026-11-21, EUR | the same guarantee for two products follows each
2 x EX30000001 @ 200.00            = 400.00 net 333.33
5 x EX30000002 @ 20.00             = 100.00 net 83.33
1 x 4100010 for EX30000001 @ 1.00  = 2 at 20.00 = 40.00 net 33.33
1 x 4100010 for EX30000002 @ 1.00  = 5 at 2.00 = 10.00 net 8.33
guarantee 4100010: 10 %
shipping                           = parcel 0.00
units                              = 14
net                                = 458.32
TVA 20 %                           = 91.68
total                              = 550.00

EG-11 | FR, 2026-11-21, EUR | its units follow the product down as well
1 x EX30000001 @ 200.00             = 200.00 net 166.67
6 x 4100010 for EX30000001 @ 20.00  = 1 at 20.00 = 20.00 net 16.67
guarantee 4100010: 10 %
shipping                            = parcel 0.00
units                               = 2
net                                 = 183.34
TVA 20 %                            = 36.66
total                               = 220.00

EG-11 | FR, 2026-11-21, EUR | and up over two lines of it
1 x EX30000001 @ 200.00             = 200.00 net 166.67
2 x EX30000001 @ 200.00             = 400.00 net 333.33
1 x 4100010 for EX30000001 @ 20.00  = 3 at 20.00 = 60.00 net 50.00
guarantee 4100010: 10 %
shipping                            = parcel 0.00
units                               = 6
net                                 = 550.00
TVA 20 %                            = 110.00
total                               = 660.00

EG-11 | ES, 2026-11-21, EUR | without its product it is gone
1 x EX30000002 @ 200.00             = 200.00 net 165.29
1 x 4100010 for EX30000001 @ 20.00  = gone
guarantee 4100010: 10 %
shipping                            = parcel 0.00
units                               = 1
net                                 = 165.29
IVA 21 %                            = 34.71
total                               = 200.00

EG-11 | ES, 2026-11-21, EUR | a cart of nothing but a guarantee is an empty one
1 x 4100010 for EX30000001 @ 20.00  = gone
guarantee 4100010: 10 %
shipping                            = none
units                               = 0
net                                 = 0.00
total                               = 0.00

EG-08 | ES, 2026-11-21, EUR | a rate that is no longer known leaves the price it went in at
2 x EX30000001 @ 200.00             = 400.00 net 330.58
1 x 4100040 for EX30000001 @ 17.50  = 2 at 17.50 = 35.00 net 28.93
shipping                            = parcel 0.00
units                               = 4
net                                 = 359.51
IVA 21 %                            = 75.49
total                               = 435.00

EG-08, DISC-07 | IT, 2026-11-21, EUR | discounts on the product do not lower its guarantee
10 x EX30000001 @ 80.00; group standard                          = 10 x 68.00 = 680.00 net 557.38
10 x 4100010 for EX30000001 @ 1.00                               = 10 at 8.00 = 80.00 net 65.57
guarantee 4100010: 10 %
volume discount standard: 5 % from 3, 10 % from 5, 15 % from 10  = -, -, 120.00
shipping                                                         = parcel 0.00
units                                                            = 20
net                                                              = 622.95
IVA 22 %                                                         = 137.05
total                                                            = 760.00

EG-08, DISC-13 | IT, 2026-11-21, EUR | a discount on all lines lowers both
2 x EX30000001 @ 80.00             = 2 x 72.00 = 144.00 net 118.03
2 x 4100010 for EX30000001 @ 1.00  = 2 at 6.00 = 2 x 5.40 = 10.80 net 8.85
guarantee 4100010: 7.5 %
discount tenth: 10 % off lines     = 17.20
shipping                           = parcel 0.00
units                              = 4
net                                = 126.88
IVA 22 %                           = 27.92
total                              = 154.80

EG-08, DISC-13 | IT, 2026-11-21, EUR | a discount on guarantees only
2 x EX30000001 @ 80.00                                        = 160.00 net 131.15
2 x 4100010 for EX30000001 @ 1.00                             = 2 at 6.00 = 2 x 3.00 = 6.00 net 4.92
guarantee 4100010: 7.5 %
discount safe: 50 % off lines where type = "extra_guarantee"  = 6.00
shipping                                                      = parcel 0.00
units                                                         = 4
net                                                           = 136.07
IVA 22 %                                                      = 29.93
total                                                         = 166.00

EG-10, SHIP-03 | DE, 2026-11-21, EUR | a guarantee helps the cart to free shipping, for it is a good like others
1 x EX30000001 @ 55.00             = 55.00 net 46.22
1 x 4100010 for EX30000001 @ 1.00  = 1 at 4.40 = 4.40 net 3.70
guarantee 4100010: 8 %
shipping                           = parcel 0.00
units                              = 2
net                                = 49.92
MwSt. 19 %                         = 9.48
total                              = 59.40

EG-10, SHIP-04 | DK, 2026-11-21, DKK | a guarantee of a freight good travels with it
1 x EX30000001 @ 400.00; freight   = 400.00 net 320.00
1 x 4100010 for EX30000001 @ 1.00  = 1 at 32.00 = 32.00 net 25.60
guarantee 4100010: 8 %
shipping                           = freight 74.00 net 59.20
units                              = 2
net                                = 404.80
moms 25 %                          = 101.20
total                              = 506.00

EG-08, CART-18 | PL, 2026-11-21, PLN | a thousand guarantees
1000 x EX30000001 @ 3.33           = 3330.00 net 2707.32
1 x 4100020 for EX30000001 @ 1.00  = 1000 at 0.25 = 250.00 net 203.25
guarantee 4100020: 7.5 %
shipping                           = parcel 0.00
units                              = 2000
net                                = 2910.57
VAT 23 %                           = 669.43
total                              = 3580.00

EG-08, CART-17 | NO, 2026-11-21, NOK | with two lines of one product the first by order hint sets the price
1 x EX30000001 @ 900.00; hint 5            = 900.00 net 720.00
1 x EX30000001 @ 800.00; hint 2            = 800.00 net 640.00
1 x 4100010 for EX30000001 @ 1.00; hint 6  = 2 at 80.00 = 160.00 net 128.00
guarantee 4100010: 10 %
order of lines                             = EX30000001, EX30000001, 4100010
shipping                                   = parcel 0.00
units                                      = 4
net                                        = 1488.00
MVA 25 %                                   = 372.00
total                                      = 1860.00

EG-08, VAT-14 | GB, 2026-11-21, GBP | net: the share is of the gross price, its line is made net
3 x EX30000001 @ 33.33             = 83.32
3 x 4100010 for EX30000001 @ 1.00  = 3 at 2.50 = 6.25
guarantee 4100010: 7.5 %
tax mode External
shipping                           = parcel 0.00
units                              = 6
net                                = 89.57
VAT 0 %                            = 0.00
total                              = 89.57
`
