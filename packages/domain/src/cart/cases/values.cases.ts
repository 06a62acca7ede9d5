/** What a discount takes: a rate, an amount per unit, a fixed price, an amount for all; off lines, fees, shipping, the total (DISC-13). */
export const valuesCases = `
DISC-13 | DE, 2026-11-21, EUR | a rate off every line
1 x EX30000001 @ 99.99          = 1 x 89.99 = 89.99 net 75.62
3 x EX30000002 @ 0.99           = 3 x 0.89 = 2.67 net 2.24
discount tenth: 10 % off lines  = 10.30
shipping                        = parcel 0.00
units                           = 4
net                             = 77.86
MwSt. 19 %                      = 14.80
total                           = 92.66

DISC-13 | DE, 2026-11-21, EUR | a rate with two digits after the point
7 x EX30000001 @ 14.29           = 7 x 12.53 = 87.71 net 73.71
discount odd: 12.34 % off lines  = 12.32
shipping                         = parcel 0.00
units                            = 7
net                              = 73.71
MwSt. 19 %                       = 14.00
total                            = 87.71

DISC-13 | BE, 2026-11-21, EUR | an amount off each unit of one product
2 x EX30000001 @ 40.00                                           = 80.00 net 66.12
3 x EX30000002 @ 15.00                                           = 3 x 12.00 = 36.00 net 29.75
discount three: 3.00 off each of lines where sku = "EX30000002"  = 9.00
shipping                                                         = parcel 0.00
units                                                            = 5
net                                                              = 95.87
TVA/BTW 21 %                                                     = 20.13
total                                                            = 116.00

DISC-13 | BE, 2026-11-21, EUR | an amount dearer than a unit takes the unit and no more
2 x EX30000001 @ 2.50                   = 2 x 0.00 = 0.00
1 x EX30000002 @ 100.00                 = 1 x 97.00 = 97.00 net 80.17
discount three: 3.00 off each of lines  = 8.00
shipping                                = parcel 0.00
units                                   = 3
net                                     = 80.17
TVA/BTW 21 %                            = 16.83
total                                   = 97.00

DISC-13 | LT, 2026-11-21, EUR | a fixed price for units that cost more
2 x EX30000001 @ 40.00                      = 2 x 25.00 = 50.00 net 41.32
2 x EX30000002 @ 9.00                       = 18.00 net 14.88
discount flat: fixed price 25.00 for lines  = 30.00
shipping                                    = parcel 0.00
units                                       = 4
net                                         = 56.20
PVM 21 %                                    = 11.80
total                                       = 68.00

DISC-13 | LT, 2026-11-21, EUR | a fixed price of nothing
2 x EX30000001 @ 40.00                                              = 2 x 0.00 = 0.00
1 x EX30000002 @ 65.00                                              = 65.00 net 53.72
discount free: fixed price 0.00 for lines where sku = "EX30000001"  = 80.00
shipping                                                            = parcel 0.00
units                                                               = 3
net                                                                 = 53.72
PVM 21 %                                                            = 11.28
total                                                               = 65.00

DISC-13 | SI, 2026-11-21, EUR | a whole line off, the rest pays for the parcel
1 x EX30000001 @ 58.00                                  = 1 x 0.00 = 0.00
1 x EX30000002 @ 12.00                                  = 12.00 net 9.84
discount all: 100 % off lines where sku = "EX30000001"  = 58.00
shipping                                                = parcel 1.95 net 1.60
units                                                   = 2
net                                                     = 11.44
DDV 22 %                                                = 2.51
total                                                   = 13.95

DISC-13 | SI, 2026-11-21, EUR | everything off but the parcel
3 x EX30000001 @ 33.33         = 3 x 0.00 = 0.00
discount all: 100 % off lines  = 99.99
shipping                       = parcel 1.95 net 1.60
units                          = 3
net                            = 1.60
DDV 22 %                       = 0.35
total                          = 1.95

DISC-13, SHIP-13 | SI, 2026-11-21, EUR | everything off, the parcel too
3 x EX30000001 @ 33.33                    = 3 x 0.00 = 0.00
discount all: 100 % off lines; order 0.9  = 99.99
discount ship: 100 % off shipping         = 1.95
shipping                                  = parcel 1.95 less 1.95 = 0.00
units                                     = 3
net                                       = 0.00
DDV 22 %                                  = 0.00
total                                     = 0.00

DISC-13 | CZ, 2026-11-21, CZK | money of another currency has no effect
1 x EX30000001 @ 2000.00                    = 2000.00 net 1652.89
discount euros: 5.00 EUR off each of lines  = -
shipping                                    = parcel 0.00
units                                       = 1
net                                         = 1652.89
DPH 21 %                                    = 347.11
total                                       = 2000.00

DISC-13 | CZ, 2026-11-21, CZK | of several currencies that of the cart counts
1 x EX30000001 @ 2000.00                                 = 1 x 1875.00 = 1875.00 net 1549.59
discount both: 5.00 EUR or 125.00 CZK off each of lines  = 125.00
shipping                                                 = parcel 0.00
units                                                    = 1
net                                                      = 1549.59
DPH 21 %                                                 = 325.41
total                                                    = 1875.00

DISC-13 | RO, 2026-11-21, RON | a tenth of an odd cent rounds half to even: 4.5 cents to 4, 13.5 to 14
1 x EX30000001 @ 0.05           = 1 x 0.04 = 0.04 net 0.03
1 x EX30000002 @ 0.15           = 1 x 0.14 = 0.14 net 0.12
discount tenth: 10 % off lines  = 0.02
shipping                        = parcel 10.00 net 8.26
units                           = 2
net                             = 8.41
TVA 21 %                        = 1.77
total                           = 10.18

DISC-13 | DE, 2026-11-21, EUR | off the total: lines keep their prices
1 x EX30000001 @ 100.00             = 100.00 net 84.03
3 x EX30000002 @ 20.00              = 60.00 net 50.42
discount tenth: 10 % off the total  = 16.00
shipping                            = parcel 0.00
off the total                       = 16.00 net 13.44
units                               = 4
net                                 = 121.01
MwSt. 19 %                          = 22.99
total                               = 144.00

DISC-13 | AT, 2026-11-21, EUR | an amount off the total, shared over lines of which none divides evenly
1 x EX30000001 @ 33.33             = 33.33 net 27.78
1 x EX30000002 @ 33.33             = 33.33 net 27.78
1 x EX30000003 @ 33.35             = 33.35 net 27.79
discount ten: 10.00 off the total  = 10.00
shipping                           = parcel 0.00
off the total                      = 10.00 net 8.34
units                              = 3
net                                = 75.01
USt 20 %                           = 15.00
total                              = 90.01

DISC-13 | FR, 2026-11-21, EUR | an amount off the total that is more than the goods leaves the shipping
1 x EX30000001 @ 40.00               = 40.00 net 33.33
discount fifty: 50.00 off the total  = 40.00
shipping                             = parcel 6.95 net 5.79
off the total                        = 40.00 net 33.33
units                                = 1
net                                  = 5.79
TVA 20 %                             = 1.16
total                                = 6.95

DISC-13 | FR, 2026-11-21, EUR | a fixed total
1 x EX30000001 @ 140.00                          = 140.00 net 116.67
2 x EX30000002 @ 20.00                           = 40.00 net 33.33
discount lump: fixed price 150.00 for the total  = 30.00
shipping                                         = parcel 0.00
off the total                                    = 30.00 net 25.00
units                                            = 3
net                                              = 125.00
TVA 20 %                                         = 25.00
total                                            = 150.00

DISC-13, SHIP-03 | DE, 2026-11-21, EUR | free shipping looks at the goods before what is off the total
1 x EX30000001 @ 60.00              = 60.00 net 50.42
discount tenth: 10 % off the total  = 6.00
shipping                            = parcel 0.00
off the total                       = 6.00 net 5.04
units                               = 1
net                                 = 45.38
MwSt. 19 %                          = 8.62
total                               = 54.00

DISC-13 | PL, 2026-11-21, PLN | two discounts on the total, each on what the other left
1 x EX30000001 @ 499.99                          = 499.99 net 406.50
discount first: 10 % off the total; order 0.8    = 50.00
discount second: 20.00 off the total; order 0.4  = 20.00
shipping                                         = parcel 0.00
off the total                                    = 70.00 net 56.91
units                                            = 1
net                                              = 349.59
VAT 23 %                                         = 80.40
total                                            = 429.99

DISC-13 | PL, 2026-11-21, PLN | off the total after a discount on the lines, whatever their order says
1 x EX30000001 @ 500.00                             = 1 x 450.00 = 450.00 net 365.85
discount total: 10 % off the total; order 0.9       = 45.00
discount lines: 50.00 off each of lines; order 0.2  = 50.00
shipping                                            = parcel 0.00
off the total                                       = 45.00 net 36.58
units                                               = 1
net                                                 = 329.27
VAT 23 %                                            = 75.73
total                                               = 405.00

DISC-13, SHIP-13 | SK, 2026-11-21, EUR | an amount off shipping
1 x EX30000001 @ 20.00; freight   = 20.00 net 16.26
discount ship: 5.00 off shipping  = 5.00
shipping                          = freight 9.95 less 5.00 = 4.95 net 4.02
units                             = 1
net                               = 20.28
DPH 23 %                          = 4.67
total                             = 24.95

DISC-13, SHIP-13 | SK, 2026-11-21, EUR | more off shipping than it costs
1 x EX30000001 @ 20.00            = 20.00 net 16.26
discount ship: 5.00 off shipping  = 1.95
shipping                          = parcel 1.95 less 1.95 = 0.00
units                             = 1
net                               = 16.26
DPH 23 %                          = 3.74
total                             = 20.00

DISC-13, SHIP-13 | HU, 2026-11-21, HUF | a fixed fee of shipping, and a tenth off that
1 x EX30000001 @ 5000.00; freight                           = 5000.00 net 3937.00
discount flat: fixed price 1000.00 for shipping; order 0.8  = 6481.00
discount tenth: 10 % off shipping; order 0.3                = 100.00
shipping                                                    = freight 7481.00 less 6581.00 = 900.00 net 709.00
units                                                       = 1
net                                                         = 4646.00
ÁFA 27 %                                                    = 1254.00
total                                                       = 5900.00

DISC-13, SHIP-13 | DE, 2026-11-21, EUR | nothing is taken off shipping that is free
1 x EX30000001 @ 59.00             = 59.00 net 49.58
discount ship: 100 % off shipping  = -
shipping                           = parcel 0.00
units                              = 1
net                                = 49.58
MwSt. 19 %                         = 9.42
total                              = 59.00

DISC-13, SHIP-13 | DE, 2026-11-21, EUR | shipping free by a discount stays free when a later one makes the parcel cost again
1 x EX30000001 @ 60.00                        = 1 x 54.00 = 54.00 net 45.38
discount ship: 100 % off shipping; order 0.9  = 1.95
discount tenth: 10 % off lines; order 0.5     = 6.00
shipping                                      = parcel 1.95 less 1.95 = 0.00
units                                         = 1
net                                           = 45.38
MwSt. 19 %                                    = 8.62
total                                         = 54.00

DISC-13, COD-09 | DE, 2026-11-21, EUR | a fee reduced by its slug
1 x EX30000001 @ 80.00                               = 80.00 net 67.23
cash on delivery                                     = 1 x 0.00 = 0.00
discount fee: 100 % off fees where slug = "cod-fee"  = 4.95
shipping                                             = parcel 0.00
units                                                = 1
net                                                  = 67.23
MwSt. 19 %                                           = 12.77
total                                                = 80.00

DISC-13 | NO, 2026-11-21, NOK | services by unit, the fee left alone
1 x EX30000001 @ 800.00                                        = 800.00 net 640.00
3 x service assembly @ 199.00                                  = 3 x 149.00 = 447.00 net 357.60
cash on delivery                                               = 58.00 net 46.40
discount help: 50.00 off each of fees where slug = "assembly"  = 150.00
shipping                                                       = parcel 0.00
units                                                          = 1
net                                                            = 1044.00
MVA 25 %                                                       = 261.00
total                                                          = 1305.00

DISC-14 | GR, 2026-11-21, EUR | by brand, category and property of the product
1 x EX30000001 @ 60.00; brand Forge; categories saws/workshop; power 900                                              = 1 x 57.00 = 57.00 net 45.97
1 x EX30000002 @ 60.00; brand Anvil; categories ovens/kitchen; power 400                                              = 1 x 58.00 = 58.00 net 46.77
1 x EX30000003 @ 60.00; brand Forge; categories ovens/kitchen; power 1500                                             = 1 x 49.50 = 49.50 net 39.92
discount forge: 5 % off lines where brand = "Forge"; order 0.9                                                        = 6.00
discount kitchen: 2.00 off each of lines where categories.key contains any ("kitchen", "bar"); order 0.8              = 4.00
discount strong: 10 % off lines where attributes.power > 500 and not (categories.key contains "workshop"); order 0.7  = 5.50
shipping                                                                                                              = parcel 0.00
units                                                                                                                 = 3
net                                                                                                                   = 132.66
ΦΠΑ 24 %                                                                                                              = 31.84
total                                                                                                                 = 164.50
`
