/** What the operators' desk may read and do with draws. */
export {
  addSettleSets,
  drawSums,
  findNumero,
  freezeSales,
  lateDraws,
  listForConsole,
  type NumeroRow,
} from './queries/numeros.ts'
export { SETTLE_SETS } from './place-bet.ts'
export { drawRecordOf } from './shown-numero.ts'
