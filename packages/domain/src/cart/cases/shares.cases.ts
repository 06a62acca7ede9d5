/** One amount for several units: in proportion to their prices or evenly, and no cent is lost (DISC-13, decision 0011). */
export const sharesCases = `
DISC-13 | DE, 2026-11-21, EUR | 10.00 over three equal units: one is a cent cheaper
3 x EX30000001 @ 20.00                      = 1 x 16.66 + 2 x 16.67 = 50.00 net 42.02
discount share: 10.00 off, by price, lines  = 10.00
shipping                                    = parcel 1.95 net 1.64
units                                       = 3
net                                         = 43.66
MwSt. 19 %                                  = 8.29
total                                       = 51.95

DISC-13 | DE, 2026-11-21, EUR | 10.00 over two lines in proportion to what they cost
3 x EX30000001 @ 100.00                     = 2 x 96.87 + 1 x 96.88 = 290.62 net 244.22
1 x EX30000002 @ 20.00                      = 1 x 19.38 = 19.38 net 16.29
discount share: 10.00 off, by price, lines  = 10.00
shipping                                    = parcel 0.00
units                                       = 4
net                                         = 260.51
MwSt. 19 %                                  = 49.49
total                                       = 310.00

DISC-13 | DE, 2026-11-21, EUR | the same amount evenly over the lines
3 x EX30000001 @ 100.00                   = 2 x 98.33 + 1 x 98.34 = 295.00 net 247.90
1 x EX30000002 @ 20.00                    = 1 x 15.00 = 15.00 net 12.61
discount share: 10.00 off, evenly, lines  = 10.00
shipping                                  = parcel 0.00
units                                     = 4
net                                       = 260.51
MwSt. 19 %                                = 49.49
total                                     = 310.00

DISC-13 | AT, 2026-11-21, EUR | one cent goes to the dearest line
1 x EX30000001 @ 10.00                    = 10.00 net 8.33
1 x EX30000002 @ 30.00                    = 1 x 29.99 = 29.99 net 24.99
1 x EX30000003 @ 20.00                    = 20.00 net 16.67
discount cent: 0.01 off, by price, lines  = 0.01
shipping                                  = parcel 0.00
units                                     = 3
net                                       = 49.99
USt 20 %                                  = 10.00
total                                     = 59.99

DISC-13 | AT, 2026-11-21, EUR | evenly the first lines bear the odd cents
1 x EX30000001 @ 10.00                   = 1 x 9.98 = 9.98 net 8.32
1 x EX30000002 @ 30.00                   = 1 x 29.98 = 29.98 net 24.98
1 x EX30000003 @ 20.00                   = 1 x 19.99 = 19.99 net 16.66
discount cents: 0.05 off, evenly, lines  = 0.05
shipping                                 = parcel 0.00
units                                    = 3
net                                      = 49.96
USt 20 %                                 = 9.99
total                                    = 59.95

DISC-13 | GB, 2026-11-21, GBP | evenly, but a line gives no more than it costs
1 x EX30000001 @ 2.00                     = 1 x 0.00 = 0.00
1 x EX30000002 @ 30.00                    = 1 x 16.00 = 16.00 net 13.33
1 x EX30000003 @ 50.00                    = 1 x 36.00 = 36.00 net 30.00
discount share: 30.00 off, evenly, lines  = 30.00
shipping                                  = parcel 0.00
units                                     = 3
net                                       = 43.33
VAT 20 %                                  = 8.67
total                                     = 52.00

DISC-13 | GB, 2026-11-21, GBP | evenly, until two lines are used up
1 x EX30000001 @ 2.00                     = 1 x 0.00 = 0.00
1 x EX30000002 @ 8.00                     = 1 x 0.00 = 0.00
1 x EX30000003 @ 50.00                    = 1 x 14.99 = 14.99 net 12.49
discount share: 45.01 off, evenly, lines  = 45.01
shipping                                  = parcel 1.95 net 1.62
units                                     = 3
net                                       = 14.11
VAT 20 %                                  = 2.83
total                                     = 16.94

DISC-13 | HU, 2026-11-21, HUF | more than all lines cost takes them whole
2 x EX30000001 @ 1500.00                       = 2 x 0.00 = 0.00
1 x EX30000002 @ 999.00                        = 1 x 0.00 = 0.00
discount share: 10000.00 off, by price, lines  = 3999.00
shipping                                       = parcel 1481.00 net 1166.00
units                                          = 3
net                                            = 1166.00
ÁFA 27 %                                       = 315.00
total                                          = 1481.00

DISC-13 | CH, 2026-11-21, CHF | only over the lines it is meant for
2 x EX30000001 @ 24.95                                                               = 1 x 21.43 + 1 x 21.44 = 42.87 net 39.66
2 x EX30000002 @ 49.95                                                               = 99.90 net 92.41
5 x EX30000003 @ 1.05                                                                = 4 x 0.90 + 1 x 0.91 = 4.51 net 4.17
discount share: 7.77 off, by price, lines where sku in ("EX30000001", "EX30000003")  = 7.77
shipping                                                                             = parcel 0.00
units                                                                                = 9
net                                                                                  = 136.24
MWST/TVA/IVA 8.1 %                                                                   = 11.04
total                                                                                = 147.28

DISC-13 | SE, 2026-11-21, SEK | a share of what an earlier discount left
4 x EX30000001 @ 99.99                                  = 2 x 71.35 + 2 x 71.36 = 285.42 net 228.34
1 x EX30000002 @ 333.33                                 = 1 x 237.87 = 237.87 net 190.30
discount rate: 15 % off lines; order 0.9                = 110.00
discount share: 100.00 off, by price, lines; order 0.5  = 100.00
shipping                                                = parcel 22.00 net 17.60
units                                                   = 5
net                                                     = 436.24
moms 25 %                                               = 109.05
total                                                   = 545.29

DISC-13 | SE, 2026-11-21, SEK | a rate on units of which some cost a cent less
3 x EX30000001 @ 100.00                                = 2 x 64.44 + 1 x 64.45 = 193.33 net 154.66
discount share: 10.01 off, by price, lines; order 0.9  = 10.01
discount rate: 33.33 % off lines; order 0.5            = 96.66
shipping                                               = parcel 22.00 net 17.60
units                                                  = 3
net                                                    = 172.26
moms 25 %                                              = 43.07
total                                                  = 215.33

DISC-13 | DK, 2026-11-21, DKK | shared over seven units of a cent each: four are free
7 x EX30000001 @ 0.01                      = 4 x 0.00 + 3 x 0.01 = 0.03 net 0.02
discount share: 0.04 off, by price, lines  = 0.04
shipping                                   = parcel 15.00 net 12.00
units                                      = 7
net                                        = 12.02
moms 25 %                                  = 3.01
total                                      = 15.03

DISC-13 | PT, 2026-11-21, EUR | shared over a thousand units
1000 x EX30000001 @ 0.99                    = 300 x 0.95 + 700 x 0.96 = 957.00 net 778.05
1 x EX30000002 @ 10.00                      = 1 x 9.67 = 9.67 net 7.86
discount share: 33.33 off, by price, lines  = 33.33
shipping                                    = parcel 0.00
units                                       = 1001
net                                         = 785.91
IVA 23 %                                    = 180.76
total                                       = 966.67

DISC-13 | IE, 2026-11-21, EUR | shared over services
2 x EX30000001 @ 50.00                    = 100.00 net 81.30
2 x service assembly @ 30.00              = 1 x 26.99 + 1 x 27.00 = 53.99 net 43.89
1 x service carrying @ 20.00              = 1 x 18.00 = 18.00 net 14.63
discount share: 8.01 off, by price, fees  = 8.01
shipping                                  = parcel 0.00
units                                     = 2
net                                       = 139.82
VAT 23 %                                  = 32.17
total                                     = 171.99

DISC-13 | IT, 2026-11-21, EUR | guarantees bear their share where nothing excludes them
2 x EX30000001 @ 50.00                      = 2 x 45.00 = 90.00 net 73.77
2 x 4100010 for EX30000001 @ 5.00           = 2 at 5.00 = 2 x 4.50 = 9.00 net 7.38
guarantee 4100010: 10 %
discount share: 11.00 off, by price, lines  = 11.00
shipping                                    = parcel 0.00
units                                       = 4
net                                         = 81.15
IVA 22 %                                    = 17.85
total                                       = 99.00
`
