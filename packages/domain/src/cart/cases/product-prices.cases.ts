/** Reduced prices of products: they count only while their discount is active (DISC-16). */
export const productPricesCases = `
DISC-16 | DE, 2026-11-21, EUR | a reduced price counts while it is active
1 x EX30000001 @ 100.00 reduced to 79.99  = 79.99 net 67.22
shipping                                  = parcel 0.00
units                                     = 1
net                                       = 67.22
MwSt. 19 %                                = 12.77
total                                     = 79.99

DISC-16 | DE, 2026-11-21, EUR | and does not count when it is not
1 x EX30000001 @ 100.00 reduced to 79.99 (inactive)  = 100.00 net 84.03
shipping                                             = parcel 0.00
units                                                = 1
net                                                  = 84.03
MwSt. 19 %                                           = 15.97
total                                                = 100.00

DISC-16, SHIP-03 | FR, 2026-11-21, EUR | a reduction takes a cart below free shipping
1 x EX30000001 @ 59.00 reduced to 58.99  = 58.99 net 49.16
shipping                                 = parcel 6.95 net 5.79
units                                    = 1
net                                      = 54.95
TVA 20 %                                 = 10.99
total                                    = 65.94

DISC-16, SHIP-03 | FR, 2026-11-21, EUR | an inactive one leaves it there
1 x EX30000001 @ 59.00 reduced to 58.99 (inactive)  = 59.00 net 49.17
shipping                                            = parcel 0.00
units                                               = 1
net                                                 = 49.17
TVA 20 %                                            = 9.83
total                                               = 59.00

DISC-16, DISC-07 | AT, 2026-11-21, EUR | volume discounts start from the reduced price
5 x EX30000001 @ 24.99 reduced to 19.99; group standard          = 5 x 17.99 = 89.95 net 74.96
volume discount standard: 5 % from 3, 10 % from 5, 15 % from 10  = -, 10.00, -
shipping                                                         = parcel 0.00
units                                                            = 5
net                                                              = 74.96
USt 20 %                                                         = 14.99
total                                                            = 89.95

DISC-16, DISC-14 | GB, 2026-11-21, GBP | conditions look at the reduced price
2 x EX30000001 @ 30.00 reduced to 25.00                                 = 2 x 23.75 = 47.50 net 39.58
discount over60: 10 % off lines; if lineItemTotal(true) >= "60.00 GBP"  = -
discount over50: 5 % off lines; if lineItemTotal(true) >= "50.00 GBP"   = 2.50
shipping                                                                = parcel 1.95 net 1.62
units                                                                   = 2
net                                                                     = 41.20
VAT 20 %                                                                = 8.25
total                                                                   = 49.45

DISC-16, EG-08 | PL, 2026-11-21, PLN | a guarantee follows the reduced price
2 x EX30000001 @ 500.00 reduced to 449.90  = 899.80 net 731.54
1 x 4100010 for EX30000001 @ 25.00         = 2 at 33.74 = 67.48 net 54.86
guarantee 4100010: 7.5 %
shipping                                   = parcel 0.00
units                                      = 4
net                                        = 786.40
VAT 23 %                                   = 180.88
total                                      = 967.28

DISC-16, EG-08 | PL, 2026-11-21, PLN | and the full one where the reduction is off
2 x EX30000001 @ 500.00 reduced to 449.90 (inactive)  = 1000.00 net 813.01
1 x 4100010 for EX30000001 @ 25.00                    = 2 at 37.50 = 75.00 net 60.98
guarantee 4100010: 7.5 %
shipping                                              = parcel 0.00
units                                                 = 4
net                                                   = 873.99
VAT 23 %                                              = 201.01
total                                                 = 1075.00

DISC-16 | CZ, 2026-11-21, CZK | reduced to nothing by the product, and a discount finds nothing to take
1 x EX30000001 @ 100.00 reduced to 0.00  = 0.00
discount tenth: 10 % off lines           = -
shipping                                 = parcel 46.00 net 38.02
units                                    = 1
net                                      = 38.02
DPH 21 %                                 = 7.98
total                                    = 46.00

DISC-16, VAT-14 | IT, 2026-11-21, EUR | a reduced price net
3 x EX30000001 @ 100.00 reduced to 66.60  = 163.77
tax mode External
shipping                                  = parcel 0.00
units                                     = 3
net                                       = 163.77
IVA 0 %                                   = 0.00
total                                     = 163.77

DISC-16 | RO, 2026-11-21, RON | a reduced product next to a plain one, a fixed price below one and above the other
1 x EX30000001 @ 200.00 reduced to 150.00    = 1 x 120.00 = 120.00 net 99.17
1 x EX30000002 @ 100.00                      = 100.00 net 82.64
discount flat: fixed price 120.00 for lines  = 30.00
shipping                                     = parcel 10.00 net 8.26
units                                        = 2
net                                          = 190.07
TVA 21 %                                     = 39.93
total                                        = 230.00
`
