import type { Migration } from '../migrate.ts';

export const putReadyPagesIn: Migration = {
  name: '20261126T210000_put_ready_pages_in',
  up: 'alter table document_assets add column pages integer;',
  down: 'alter table document_assets drop column pages;',
};
