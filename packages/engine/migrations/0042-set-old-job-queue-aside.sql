-- pg-boss 12 has no migration from the tables of pg-boss 10. They move aside here, in the same step as the rest of the
-- release; the worker copies their jobs into the new tables when it starts (apps/worker/src/queue/adopt-old-jobs.ts).
-- Until then a worker of the release before finds no queue and leaves the outbox as it is.
do $$
begin
  if to_regclass('pgboss.archive') is not null then
    alter schema pgboss rename to pgboss_10;
  end if;
end
$$;
