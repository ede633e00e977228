export { writeCsv } from './csv/write-csv.ts';
export { keepLog } from './keep-log.ts';
