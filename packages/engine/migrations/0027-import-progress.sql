-- How far an import of a file has come; written with each batch, gone when the import is through.
create table import_progress (
  -- SHA-256 of the file and of the options that matter.
  id text primary key constraint import_progress_id_form check (id ~ '^[0-9a-f]{64}$'),
  entries integer not null constraint import_progress_entries_not_negative check (entries >= 0),
  -- What the importing program has to know to go on, such as the length of its report.
  document jsonb not null,
  updated_at timestamptz not null
);

-- Which number a variant of another shop system has here, where it did not bring one of our form.
create table imported_variant (
  foreign_sku text primary key constraint imported_variant_foreign_sku_not_empty check (foreign_sku <> ''),
  sku text not null constraint imported_variant_sku_unique unique references product_variant (sku) on delete cascade
);
