-- How a guarantee is taxed: like the goods it is sold with (S), or exempt as a service like an insurance (E).
alter table extra_guarantee
  add column vat_category text not null default 'S' constraint extra_guarantee_vat_category check (vat_category in ('S', 'E'));

drop trigger change_is_noted on extra_guarantee;
create trigger change_is_noted after insert or update or delete on extra_guarantee for each row
  when (current_setting('shop.actor', true) <> '')
  execute function note_change('guarantee', 'sku', 'relative_price_rate vat_category');
