/** Discount codes: what they grant, their states in the order in which they are checked, limits, and codes that were stopped (DISC-15). */
export const codesCases = `
DISC-15, CART-21 | DE, 2026-11-21, EUR | a code grants its discount
1 x EX30000001 @ 100.00                  = 1 x 90.00 = 90.00 net 75.63
discount tenth: 10 % off lines; by code  = 10.00
code SAVE10 grants tenth                 = MatchesCart
shipping                                 = parcel 0.00
units                                    = 1
net                                      = 75.63
MwSt. 19 %                               = 14.37
total                                    = 90.00

DISC-15 | DE, 2026-11-21, EUR | without the code on the cart nothing is granted
1 x EX30000001 @ 100.00                       = 100.00 net 84.03
discount tenth: 10 % off lines; by code       = -
code SAVE10 grants tenth; taken off the cart  = not on the cart
shipping                                      = parcel 0.00
units                                         = 1
net                                           = 84.03
MwSt. 19 %                                    = 15.97
total                                         = 100.00

DISC-15 | DE, 2026-11-21, EUR | one code grants two discounts
1 x EX30000001 @ 40.00                                 = 1 x 36.00 = 36.00 net 30.25
discount tenth: 10 % off lines; by code; order 0.8     = 4.00
discount ship: 100 % off shipping; by code; order 0.4  = 1.95
code BOTH grants tenth, ship                           = MatchesCart
shipping                                               = parcel 1.95 less 1.95 = 0.00
units                                                  = 1
net                                                    = 30.25
MwSt. 19 %                                             = 5.75
total                                                  = 36.00

DISC-15 | DE, 2026-11-21, EUR | two codes add up
1 x EX30000001 @ 200.00                                   = 1 x 180.00 = 180.00 net 151.26
discount tenth: 10 % off lines; by code; order 0.8        = 20.00
discount twenty: 20.00 off the total; by code; order 0.4  = 20.00
code SAVE10 grants tenth                                  = MatchesCart
code MINUS20 grants twenty                                = MatchesCart
shipping                                                  = parcel 0.00
off the total                                             = 20.00 net 16.81
units                                                     = 1
net                                                       = 134.45
MwSt. 19 %                                                = 25.55
total                                                     = 160.00

DISC-15 | DE, 2026-11-21, EUR | two codes for one discount grant it once
1 x EX30000001 @ 200.00                  = 1 x 180.00 = 180.00 net 151.26
discount tenth: 10 % off lines; by code  = 20.00
code SAVE10 grants tenth                 = MatchesCart
code ALSO10 grants tenth                 = MatchesCart
shipping                                 = parcel 0.00
units                                    = 1
net                                      = 151.26
MwSt. 19 %                               = 28.74
total                                    = 180.00

DISC-15 | FR, 2026-11-21, EUR | a code that is off
1 x EX30000001 @ 100.00                               = 100.00 net 83.33
discount tenth: 10 % off lines; by code               = -
code SAVE10 grants tenth; inactive; until 2026-11-01  = NotActive
shipping                                              = parcel 0.00
units                                                 = 1
net                                                   = 83.33
TVA 20 %                                              = 16.67
total                                                 = 100.00

DISC-15 | FR, 2026-11-21, EUR | a code whose only discount is off
1 x EX30000001 @ 100.00                            = 100.00 net 83.33
discount tenth: 10 % off lines; by code; inactive  = -
code SAVE10 grants tenth                           = NotActive
shipping                                           = parcel 0.00
units                                              = 1
net                                                = 83.33
TVA 20 %                                           = 16.67
total                                              = 100.00

DISC-15 | FR, 2026-11-21, EUR | a code with one discount off and one on
1 x EX30000001 @ 100.00                            = 1 x 80.00 = 80.00 net 66.67
discount tenth: 10 % off lines; by code; inactive  = -
discount fifth: 20 % off lines; by code            = 20.00
code SAVE grants tenth, fifth                      = MatchesCart
shipping                                           = parcel 0.00
units                                              = 1
net                                                = 66.67
TVA 20 %                                           = 13.33
total                                              = 80.00

DISC-15 | AT, 2026-11-21 12:00, EUR | a code in the last instant before it begins
1 x EX30000001 @ 100.00                                 = 100.00 net 83.33
discount tenth: 10 % off lines; by code                 = -
code SAVE10 grants tenth; from 2026-11-21 12:00:00.001  = NotValid
shipping                                                = parcel 0.00
units                                                   = 1
net                                                     = 83.33
USt 20 %                                                = 16.67
total                                                   = 100.00

DISC-15 | AT, 2026-11-21 12:00, EUR | a code in its first instant
1 x EX30000001 @ 100.00                          = 1 x 90.00 = 90.00 net 75.00
discount tenth: 10 % off lines; by code          = 10.00
code SAVE10 grants tenth; from 2026-11-21 12:00  = MatchesCart
shipping                                         = parcel 0.00
units                                            = 1
net                                              = 75.00
USt 20 %                                         = 15.00
total                                            = 90.00

DISC-15 | AT, 2026-11-21 12:00, EUR | a code in its last instant
1 x EX30000001 @ 100.00                                                   = 1 x 90.00 = 90.00 net 75.00
discount tenth: 10 % off lines; by code                                   = 10.00
code SAVE10 grants tenth; from 2026-11-01; until 2026-11-21 12:00:00.001  = MatchesCart
shipping                                                                  = parcel 0.00
units                                                                     = 1
net                                                                       = 75.00
USt 20 %                                                                  = 15.00
total                                                                     = 90.00

DISC-15 | AT, 2026-11-21 12:00, EUR | a code in the instant in which it ends, its cart not matching either
1 x EX30000001 @ 100.00                                              = 100.00 net 83.33
discount tenth: 10 % off lines; by code                              = -
code SAVE10 grants tenth; until 2026-11-21 12:00; if country = "DE"  = NotValid
shipping                                                             = parcel 0.00
units                                                                = 1
net                                                                  = 83.33
USt 20 %                                                             = 16.67
total                                                                = 100.00

DISC-15 | AT, 2026-11-21, EUR | a code whose discount is over
1 x EX30000001 @ 100.00                                    = 100.00 net 83.33
discount tenth: 10 % off lines; by code; until 2026-11-20  = -
code SAVE10 grants tenth                                   = NotValid
shipping                                                   = parcel 0.00
units                                                      = 1
net                                                        = 83.33
USt 20 %                                                   = 16.67
total                                                      = 100.00

DISC-15 | GB, 2026-11-21, GBP | a code for carts from 50.00: one penny below
1 x EX30000001 @ 49.99                                           = 49.99 net 41.66
discount tenth: 10 % off lines; by code                          = -
code SAVE10 grants tenth; if lineItemTotal(true) >= "50.00 GBP"  = DoesNotMatchCart
shipping                                                         = parcel 1.95 net 1.62
units                                                            = 1
net                                                              = 43.28
VAT 20 %                                                         = 8.66
total                                                            = 51.94

DISC-15 | GB, 2026-11-21, GBP | a code for carts from 50.00: exactly
1 x EX30000001 @ 50.00                                           = 1 x 45.00 = 45.00 net 37.50
discount tenth: 10 % off lines; by code                          = 5.00
code SAVE10 grants tenth; if lineItemTotal(true) >= "50.00 GBP"  = MatchesCart
shipping                                                         = parcel 1.95 net 1.62
units                                                            = 1
net                                                              = 39.12
VAT 20 %                                                         = 7.83
total                                                            = 46.95

DISC-15 | GB, 2026-11-21, GBP | a code of another store, used up besides
1 x EX30000001 @ 100.00                                     = 100.00 net 83.33
discount tenth: 10 % off lines; by code                     = -
code SAVE10 grants tenth; stores de, fr; used 5 of 5 times  = DoesNotMatchCart
shipping                                                    = parcel 0.00
units                                                       = 1
net                                                         = 83.33
VAT 20 %                                                    = 16.67
total                                                       = 100.00

DISC-15 | GB, 2026-11-21, GBP | a code whose discount is for another store
1 x EX30000001 @ 100.00                             = 100.00 net 83.33
discount tenth: 10 % off lines; by code; stores de  = -
code SAVE10 grants tenth                            = DoesNotMatchCart
shipping                                            = parcel 0.00
units                                               = 1
net                                                 = 83.33
VAT 20 %                                            = 16.67
total                                               = 100.00

DISC-15 | GB, 2026-11-21, GBP | a code whose discount wants another cart
1 x EX30000001 @ 100.00                                              = 100.00 net 83.33
discount tenth: 10 % off lines; by code; if lineItemCount(true) > 1  = -
code SAVE10 grants tenth                                             = DoesNotMatchCart
shipping                                                             = parcel 0.00
units                                                                = 1
net                                                                  = 83.33
VAT 20 %                                                             = 16.67
total                                                                = 100.00

DISC-15 | SK, 2026-11-21, EUR | a code with one use left
1 x EX30000001 @ 100.00                                                         = 1 x 90.00 = 90.00 net 73.17
discount tenth: 10 % off lines; by code                                         = 10.00
code SAVE10 grants tenth; used 4 of 5 times; used 0 of 1 times by the customer  = MatchesCart
shipping                                                                        = parcel 0.00
units                                                                           = 1
net                                                                             = 73.17
DPH 23 %                                                                        = 16.83
total                                                                           = 90.00

DISC-15 | SK, 2026-11-21, EUR | a code used up
1 x EX30000001 @ 100.00                      = 100.00 net 81.30
discount tenth: 10 % off lines; by code      = -
code SAVE10 grants tenth; used 5 of 5 times  = MaxApplicationReached
shipping                                     = parcel 0.00
units                                        = 1
net                                          = 81.30
DPH 23 %                                     = 18.70
total                                        = 100.00

DISC-15 | SK, 2026-11-21, EUR | a code used up by this customer
1 x EX30000001 @ 100.00                                                         = 100.00 net 81.30
discount tenth: 10 % off lines; by code                                         = -
code SAVE10 grants tenth; used 4 of 5 times; used 1 of 1 times by the customer  = MaxApplicationReached
shipping                                                                        = parcel 0.00
units                                                                           = 1
net                                                                             = 81.30
DPH 23 %                                                                        = 18.70
total                                                                           = 100.00

DISC-15 | HR, 2026-11-21, EUR | a code whose turn never came
1 x EX30000001 @ 100.00                             = 1 x 95.00 = 95.00 net 76.00
discount stopper: 5 % off lines; order 0.9; stop    = 5.00
discount tenth: 10 % off lines; by code; order 0.5  = -
code SAVE10 grants tenth                            = ApplicationStoppedByPreviousDiscount
shipping                                            = parcel 0.00
units                                               = 1
net                                                 = 76.00
PDV 25 %                                            = 19.00
total                                               = 95.00

DISC-15 | HR, 2026-11-21, EUR | a code of which one discount had its turn
1 x EX30000001 @ 100.00                                       = 1 x 94.05 = 94.05 net 75.24
discount before: 1.00 off each of lines; by code; order 0.95  = 1.00
discount stopper: 5 % off lines; order 0.9; stop              = 4.95
discount tenth: 10 % off lines; by code; order 0.5            = -
code SAVE10 grants tenth, before                              = MatchesCart
shipping                                                      = parcel 0.00
units                                                         = 1
net                                                           = 75.24
PDV 25 %                                                      = 18.81
total                                                         = 94.05

DISC-15 | HR, 2026-11-21, EUR | a code that itself stops the others
1 x EX30000001 @ 100.00                                    = 1 x 75.00 = 75.00 net 60.00
discount single: 25 % off lines; by code; order 0.9; stop  = 25.00
discount tenth: 10 % off lines; by code; order 0.5         = -
code ONLY grants single                                    = MatchesCart
code SAVE10 grants tenth                                   = ApplicationStoppedByPreviousDiscount
shipping                                                   = parcel 0.00
units                                                      = 1
net                                                        = 60.00
PDV 25 %                                                   = 15.00
total                                                      = 75.00

DISC-15 | HR, 2026-11-21, EUR | a code whose discount matches the cart and takes nothing still counts
1 x EX30000001 @ 100.00                     = 100.00 net 80.00
discount ship: 100 % off shipping; by code  = -
code SHIPFREE grants ship                   = MatchesCart
shipping                                    = parcel 0.00
units                                       = 1
net                                         = 80.00
PDV 25 %                                    = 20.00
total                                       = 100.00

DISC-15 | CZ, 2026-11-21, CZK | a code with a gift
1 x EX30000001 @ 2000.00                    = 2000.00 net 1652.89
gift EX10000001: 2 left, worth 150.00
discount present: gift EX10000001; by code  = 150.00
code PRESENT grants present                 = MatchesCart
gift EX10000001 by present                  = 0.00
shipping                                    = parcel 0.00
units                                       = 2
net                                         = 1652.89
DPH 21 %                                    = 347.11
total                                       = 2000.00

DISC-15, DISC-12 | DE, 2026-11-21, EUR | a code for a tier the buyer is not of does not match their cart
1 x EX30000001 @ 100.00                                         = 100.00 net 84.03
buyer tier1
personalised discounts on
discount loyal4: 8 % off lines; by code; tier tier4; stores de  = -
code LOYAL grants loyal4                                        = DoesNotMatchCart
shipping                                                        = parcel 0.00
units                                                           = 1
net                                                             = 84.03
MwSt. 19 %                                                      = 15.97
total                                                           = 100.00

DISC-15, ENT-18 | DE, 2026-11-21, EUR | a code of a campaign that does not run does not match the cart
1 x EX30000001 @ 100.00                                         = 100.00 net 84.03
campaign black_friday from 2026-11-27 until 2026-11-30
discount black: 20 % off lines; by code; campaign black_friday  = -
code BLACK grants black                                         = DoesNotMatchCart
shipping                                                        = parcel 0.00
units                                                           = 1
net                                                             = 84.03
MwSt. 19 %                                                      = 15.97
total                                                           = 100.00
`
