/** Gifts, times in which discounts are valid, and campaigns of the store (CART-30, DISC-15, ENT-18). */
export const giftsAndTimesCases = `
DISC-13 | DE, 2026-11-21, EUR | a gift is a line of its own at nothing
1 x EX30000001 @ 100.00            = 100.00 net 84.03
gift EX10000001: 5 left, worth 12.50
discount present: gift EX10000001  = 12.50
gift EX10000001 by present         = 0.00
shipping                           = parcel 0.00
units                              = 2
net                                = 84.03
MwSt. 19 %                         = 15.97
total                              = 100.00

DISC-13 | DE, 2026-11-21, EUR | a gift only from a value on: one cent below
1 x EX30000001 @ 99.99                                                     = 99.99 net 84.03
gift EX10000001: 5 left, worth 12.50
discount present: gift EX10000001; if lineItemTotal(true) >= "100.00 EUR"  = -
shipping                                                                   = parcel 0.00
units                                                                      = 1
net                                                                        = 84.03
MwSt. 19 %                                                                 = 15.96
total                                                                      = 99.99

CART-30 | DE, 2026-11-21, EUR | a gift that was refused does not come again
1 x EX30000001 @ 100.00            = 100.00 net 84.03
gift EX10000001: 5 left, worth 12.50
refused gift present
discount present: gift EX10000001  = -
shipping                           = parcel 0.00
units                              = 1
net                                = 84.03
MwSt. 19 %                         = 15.97
total                              = 100.00

CART-30 | DE, 2026-11-21, EUR | one refused, another taken
1 x EX30000001 @ 100.00                      = 100.00 net 84.03
gift EX10000001: 5 left, worth 12.50
refused gift first
discount first: gift EX10000001; order 0.9   = -
discount second: gift EX10000001; order 0.8  = 12.50
gift EX10000001 by second                    = 0.00
shipping                                     = parcel 0.00
units                                        = 2
net                                          = 84.03
MwSt. 19 %                                   = 15.97
total                                        = 100.00

DISC-13 | FR, 2026-11-21, EUR | a gift that is out of stock
1 x EX30000001 @ 100.00            = 100.00 net 83.33
gift EX10000001: 0 left, worth 12.50
discount present: gift EX10000001  = -
shipping                           = parcel 0.00
units                              = 1
net                                = 83.33
TVA 20 %                           = 16.67
total                              = 100.00

DISC-13 | FR, 2026-11-21, EUR | the last units are bought, none is left to give
3 x EX10000001 @ 12.50             = 37.50 net 31.25
gift EX10000001: 3 left, worth 12.50
discount present: gift EX10000001  = -
shipping                           = parcel 6.95 net 5.79
units                              = 3
net                                = 37.04
TVA 20 %                           = 7.41
total                              = 44.45

DISC-13 | FR, 2026-11-21, EUR | one more than is bought
3 x EX10000001 @ 12.50             = 37.50 net 31.25
gift EX10000001: 4 left, worth 12.50
discount present: gift EX10000001  = 12.50
gift EX10000001 by present         = 0.00
shipping                           = parcel 6.95 net 5.79
units                              = 4
net                                = 37.04
TVA 20 %                           = 7.41
total                              = 44.45

DISC-13 | FR, 2026-11-21, EUR | two discounts give the same product, of which one unit is left
1 x EX30000001 @ 100.00                      = 100.00 net 83.33
gift EX10000001: 1 left, worth 12.50
discount first: gift EX10000001; order 0.9   = 12.50
discount second: gift EX10000001; order 0.8  = -
gift EX10000001 by first                     = 0.00
shipping                                     = parcel 0.00
units                                        = 2
net                                          = 83.33
TVA 20 %                                     = 16.67
total                                        = 100.00

DISC-13 | NL, 2026-11-21, EUR | two gifts of two kinds
1 x EX30000001 @ 100.00                      = 100.00 net 82.64
gift EX10000001: 1 left, worth 12.50
gift EX10000002: 1 left, worth 7.25
discount first: gift EX10000001; order 0.9   = 12.50
discount second: gift EX10000002; order 0.8  = 7.25
gift EX10000001 by first                     = 0.00
gift EX10000002 by second                    = 0.00
shipping                                     = parcel 0.00
units                                        = 3
net                                          = 82.64
BTW 21 %                                     = 17.36
total                                        = 100.00

DISC-13 | NL, 2026-11-21, EUR | a gift earns no other one and pays for no shipping
1 x EX30000001 @ 30.00                                                   = 30.00 net 24.79
gift EX10000001: 1 left, worth 40.00
discount first: gift EX10000001; order 0.9                               = 40.00
discount second: 10 % off lines; order 0.8; if lineItemCount(true) >= 2  = -
gift EX10000001 by first                                                 = 0.00
shipping                                                                 = parcel 1.95 net 1.61
units                                                                    = 2
net                                                                      = 26.40
BTW 21 %                                                                 = 5.55
total                                                                    = 31.95

DISC-13 | NL, 2026-11-21, EUR | a product this shop does not sell is no gift
1 x EX30000001 @ 100.00            = 100.00 net 82.64
discount present: gift EX10000009  = -
shipping                           = parcel 0.00
units                              = 1
net                                = 82.64
BTW 21 %                           = 17.36
total                              = 100.00

DISC-15 | DE, 2026-11-21 12:00, EUR | a discount in its first instant
1 x EX30000001 @ 100.00                                                 = 1 x 90.00 = 90.00 net 75.63
discount week: 10 % off lines; from 2026-11-21 12:00; until 2026-11-28  = 10.00
shipping                                                                = parcel 0.00
units                                                                   = 1
net                                                                     = 75.63
MwSt. 19 %                                                              = 14.37
total                                                                   = 90.00

DISC-15 | DE, 2026-11-21 11:59:59.999, EUR | and the instant before
1 x EX30000001 @ 100.00                                                 = 100.00 net 84.03
discount week: 10 % off lines; from 2026-11-21 12:00; until 2026-11-28  = -
shipping                                                                = parcel 0.00
units                                                                   = 1
net                                                                     = 84.03
MwSt. 19 %                                                              = 15.97
total                                                                   = 100.00

DISC-15 | DE, 2026-11-27 23:59:59.999, EUR | a discount in its last instant
1 x EX30000001 @ 100.00                                                 = 1 x 90.00 = 90.00 net 75.63
discount week: 10 % off lines; from 2026-11-21 12:00; until 2026-11-28  = 10.00
shipping                                                                = parcel 0.00
units                                                                   = 1
net                                                                     = 75.63
MwSt. 19 %                                                              = 14.37
total                                                                   = 90.00

DISC-15 | DE, 2026-11-28 00:00, EUR | and the instant after
1 x EX30000001 @ 100.00                                                 = 100.00 net 84.03
discount week: 10 % off lines; from 2026-11-21 12:00; until 2026-11-28  = -
shipping                                                                = parcel 0.00
units                                                                   = 1
net                                                                     = 84.03
MwSt. 19 %                                                              = 15.97
total                                                                   = 100.00

ENT-18 | SK, 2026-11-27 00:00, EUR | a campaign in its first instant
1 x EX30000001 @ 100.00                                = 1 x 80.00 = 80.00 net 65.04
campaign black_friday from 2026-11-27 until 2026-11-30
discount black: 20 % off lines; campaign black_friday  = 20.00
shipping                                               = parcel 0.00
units                                                  = 1
net                                                    = 65.04
DPH 23 %                                               = 14.96
total                                                  = 80.00

ENT-18 | SK, 2026-11-26 23:59:59.999, EUR | and the instant before
1 x EX30000001 @ 100.00                                = 100.00 net 81.30
campaign black_friday from 2026-11-27 until 2026-11-30
discount black: 20 % off lines; campaign black_friday  = -
shipping                                               = parcel 0.00
units                                                  = 1
net                                                    = 81.30
DPH 23 %                                               = 18.70
total                                                  = 100.00

ENT-18 | SK, 2026-11-29 23:59:59.999, EUR | a campaign in its last instant
1 x EX30000001 @ 100.00                                = 1 x 80.00 = 80.00 net 65.04
campaign black_friday from 2026-11-27 until 2026-11-30
discount black: 20 % off lines; campaign black_friday  = 20.00
shipping                                               = parcel 0.00
units                                                  = 1
net                                                    = 65.04
DPH 23 %                                               = 14.96
total                                                  = 80.00

ENT-18 | SK, 2026-11-30 00:00, EUR | and in the instant in which it ends
1 x EX30000001 @ 100.00                                = 100.00 net 81.30
campaign black_friday from 2026-11-27 until 2026-11-30
discount black: 20 % off lines; campaign black_friday  = -
shipping                                               = parcel 0.00
units                                                  = 1
net                                                    = 81.30
DPH 23 %                                               = 18.70
total                                                  = 100.00

ENT-18 | SK, 2026-11-30, EUR | two campaigns meet, one over, one running
1 x EX30000001 @ 100.00                                = 1 x 85.00 = 85.00 net 69.11
campaign black_friday from 2026-11-27 until 2026-11-30
campaign cyber_week from 2026-11-30 until 2026-12-05
discount black: 20 % off lines; campaign black_friday  = -
discount cyber: 15 % off lines; campaign cyber_week    = 15.00
shipping                                               = parcel 0.00
units                                                  = 1
net                                                    = 69.11
DPH 23 %                                               = 15.89
total                                                  = 85.00

ENT-18 | CZ, 2026-11-28, CZK | a campaign of which this store knows nothing
1 x EX30000001 @ 1000.00                               = 1000.00 net 826.45
discount black: 20 % off lines; campaign black_friday  = -
shipping                                               = parcel 46.00 net 38.02
units                                                  = 1
net                                                    = 864.47
DPH 21 %                                               = 181.53
total                                                  = 1046.00

ENT-18 | CZ, 2026-11-28, CZK | a running campaign, but the discount itself is over
1 x EX30000001 @ 1000.00                                                       = 1000.00 net 826.45
campaign black_friday from 2026-11-27 until 2026-11-30
discount black: 20 % off lines; campaign black_friday; until 2026-11-28 12:00  = -
shipping                                                                       = parcel 46.00 net 38.02
units                                                                          = 1
net                                                                            = 864.47
DPH 21 %                                                                       = 181.53
total                                                                          = 1046.00
`
