-- Buyers are mailed from now on when the money of a transfer has arrived. What was told until now waited for nobody: it
-- must not become mails about orders of long ago.
update outbox set relayed_at = now() where topic = 'order-paid' and relayed_at is null;
