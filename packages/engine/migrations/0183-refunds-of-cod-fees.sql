-- Whether the fee of cash on delivery goes back with all goods of an order, as every owner may decide for each market.
update store set document = jsonb_set(document, '{custom,switches}',
  '{"codFeeOnWithdrawal": true, "codFeeOnReturn": false}'::jsonb || (document #> '{custom,switches}'));
