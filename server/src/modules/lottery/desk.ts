import * as numeros from './queries/numeros.ts'

/** The steps that the operators' desk may take with draws. */
export const findNumero = numeros.findNumero
export const lockNumero = numeros.lockNumero
export const freezeSales = numeros.freezeSales
export const addSettleSets = numeros.addSettleSets
export const listForConsole = numeros.listForConsole
export const drawSums = numeros.drawSums
export const lateDraws = numeros.lateDraws
export type NumeroRow = numeros.NumeroRow
