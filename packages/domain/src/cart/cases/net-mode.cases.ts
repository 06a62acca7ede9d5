/** Net prices: in tax mode External every part is its net at the domestic rate and no tax comes on top (VAT-14, decision 0012). */
export const netModeCases = `
VAT-14, VAT-16 | DE, 2026-11-21, EUR | a plain cart with a parcel
1 x EX30000001 @ 19.99  = 16.80
tax mode External
shipping                = parcel 1.64
units                   = 1
net                     = 18.44
MwSt. 0 %               = 0.00
total                   = 18.44

VAT-14, VAT-16 | AT, 2026-11-21, EUR | exact halves at 20 % round once per line
1 x EX30000001 @ 0.03  = 0.02
3 x EX30000002 @ 0.03  = 0.08
1 x EX30000003 @ 1.95  = 1.62
tax mode External
shipping               = parcel 1.62
units                  = 5
net                    = 3.34
USt 0 %                = 0.00
total                  = 3.34

VAT-14, VAT-16 | FI, 2026-11-21, EUR | 25.5 %
2 x EX30000001 @ 11.99  = 19.11
tax mode External
shipping                = parcel 1.55
units                   = 2
net                     = 20.66
ALV 0 %                 = 0.00
total                   = 20.66

VAT-14, VAT-16 | CH, 2026-11-21, CHF | 8.1 %
5 x EX30000001 @ 9.95  = 46.02
tax mode External
shipping               = parcel 1.80
units                  = 5
net                    = 47.82
MWST/TVA/IVA 0 %       = 0.00
total                  = 47.82

VAT-14, VAT-16 | HU, 2026-11-21, HUF | 27 % with freight
1 x EX30000001 @ 21999.00; freight  = 17322.00
tax mode External
shipping                            = freight 5891.00
units                               = 1
net                                 = 23213.00
ÁFA 0 %                             = 0.00
total                               = 23213.00

VAT-14, SHIP-03 | FR, 2026-11-21, EUR | free shipping still looks at the gross value
1 x EX30000001 @ 59.00  = 49.17
tax mode External
shipping                = parcel 0.00
units                   = 1
net                     = 49.17
TVA 0 %                 = 0.00
total                   = 49.17

VAT-14, DISC-07 | CZ, 2026-11-21, CZK | a volume discount is reckoned gross and then made net
5 x EX30000001 @ 333.33; group standard                          = 5 x 300.00 = 1239.67
volume discount standard: 5 % from 3, 10 % from 5, 15 % from 10  = -, 166.65, -
tax mode External
shipping                                                         = parcel 0.00
units                                                            = 5
net                                                              = 1239.67
DPH 0 %                                                          = 0.00
total                                                            = 1239.67

VAT-14, DISC-13 | NL, 2026-11-21, EUR | a discount on the total falls by its net part
1 x EX30000001 @ 100.00             = 82.64
3 x EX30000002 @ 20.00              = 49.59
discount tenth: 10 % off the total  = 16.00
tax mode External
shipping                            = parcel 0.00
off the total                       = 13.22
units                               = 4
net                                 = 119.01
BTW 0 %                             = 0.00
total                               = 119.01

VAT-14, DISC-13 | BG, 2026-11-21, BGN | an amount off the total with halves in both lines
1 x EX30000001 @ 60.03               = 50.02
1 x EX30000002 @ 60.09               = 50.08
discount minus: 10.01 off the total  = 10.01
tax mode External
shipping                             = parcel 0.00
off the total                        = 8.34
units                                = 2
net                                  = 91.76
ДДС 0 %                              = 0.00
total                                = 91.76

VAT-14, SHIP-13 | SE, 2026-11-21, SEK | reduced shipping is net before and after
1 x EX30000001 @ 600.00; freight  = 480.00
discount half: 50 % off shipping  = 55.50
tax mode External
shipping                          = freight 88.80 less 55.50 gross = 44.40
units                             = 1
net                               = 524.40
moms 0 %                          = 0.00
total                             = 524.40

VAT-14, COD-08 | PL, 2026-11-21, PLN | lines, a service and the fee of cash on delivery
2 x EX30000001 @ 99.99        = 162.59
1 x service assembly @ 35.00  = 28.46
cash on delivery              = 17.89
tax mode External
shipping                      = parcel 7.32
units                         = 2
net                           = 216.26
VAT 0 %                       = 0.00
total                         = 216.26

VAT-14, EG-08 | SK, 2026-11-21, EUR | a guarantee is net like the rest
2 x EX30000001 @ 149.99            = 243.89
2 x 4100020 for EX30000001 @ 1.00  = 2 at 7.50 = 12.20
guarantee 4100020: 5 %
tax mode External
shipping                           = parcel 0.00
units                              = 4
net                                = 256.09
DPH 0 %                            = 0.00
total                              = 256.09

VAT-14, DISC-13 | GB, 2026-11-21, GBP | a gift stays free of charge
1 x EX30000001 @ 80.00             = 66.67
gift EX10000001: 3 left, worth 12.50
discount present: gift EX10000001  = 12.50
tax mode External
gift EX10000001 by present         = 0.00
shipping                           = parcel 0.00
units                              = 2
net                                = 66.67
VAT 0 %                            = 0.00
total                              = 66.67

VAT-14, DISC-14 | ES, 2026-11-21, EUR | conditions see the tax mode, amounts stay gross in them
1 x EX30000001 @ 100.00                                                                            = 1 x 97.00 = 80.17
discount business: 3 % off lines; if taxMode = "External" and lineItemTotal(true) >= "100.00 EUR"  = 3.00
tax mode External
shipping                                                                                           = parcel 0.00
units                                                                                              = 1
net                                                                                                = 80.17
IVA 0 %                                                                                            = 0.00
total                                                                                              = 80.17

VAT-16, DISC-14 | ES, 2026-11-21, EUR | and back in tax mode Platform the same condition is not met
1 x EX30000001 @ 100.00                                                                            = 100.00 net 82.64
discount business: 3 % off lines; if taxMode = "External" and lineItemTotal(true) >= "100.00 EUR"  = -
shipping                                                                                           = parcel 0.00
units                                                                                              = 1
net                                                                                                = 82.64
IVA 21 %                                                                                           = 17.36
total                                                                                              = 100.00

VAT-14, DISC-15 | DK, 2026-11-21, DKK | everything at once, net
10 x EX30000001 @ 49.95; group standard                          = 10 x 40.76 = 326.08
2 x EX30000002 @ 125.00; freight                                 = 2 x 120.00 = 192.00
1 x 4100010 for EX30000001 @ 1.00                                = 10 at 3.75 = 10 x 3.60 = 28.80
guarantee 4100010: 7.5 %
volume discount standard: 5 % from 3, 10 % from 5, 15 % from 10  = -, -, 74.90
discount autumn: 4 % off lines; order 0.7                        = 28.50
discount minus: 50.00 off the total; by code; order 0.3          = 50.00
code AUTUMN grants minus                                         = MatchesCart
cash on delivery                                                 = 29.60
tax mode External
shipping                                                         = freight 0.00
off the total                                                    = 40.00
units                                                            = 22
net                                                              = 536.48
moms 0 %                                                         = 0.00
total                                                            = 536.48

VAT-16, DISC-15 | DK, 2026-11-21, DKK | everything at once, gross
10 x EX30000001 @ 49.95; group standard                          = 10 x 40.76 = 407.60 net 326.08
2 x EX30000002 @ 125.00; freight                                 = 2 x 120.00 = 240.00 net 192.00
1 x 4100010 for EX30000001 @ 1.00                                = 10 at 3.75 = 10 x 3.60 = 36.00 net 28.80
guarantee 4100010: 7.5 %
volume discount standard: 5 % from 3, 10 % from 5, 15 % from 10  = -, -, 74.90
discount autumn: 4 % off lines; order 0.7                        = 28.50
discount minus: 50.00 off the total; by code; order 0.3          = 50.00
code AUTUMN grants minus                                         = MatchesCart
cash on delivery                                                 = 37.00 net 29.60
shipping                                                         = freight 0.00
off the total                                                    = 50.00 net 40.00
units                                                            = 22
net                                                              = 536.48
moms 25 %                                                        = 134.12
total                                                            = 670.60
`
