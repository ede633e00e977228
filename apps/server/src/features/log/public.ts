export { row as csvRow } from './csv/cell.ts';
export { writeCsv } from './csv/write-csv.ts';
export { keepLog } from './keep-log.ts';
