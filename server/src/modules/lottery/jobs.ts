import type { Job } from '../../platform/jobs.ts'
import { announceNumeros } from './announce-numeros.ts'
import { closeNumeros } from './close-numero.ts'
import { drawNumeros } from './draw-numero.ts'
import { refundVoidNumeros } from './refund-void.ts'
import { settleNumeros } from './settle-draw.ts'

const BEAT_MS = 250

export const lotteryJobs: Job[] = [
  { name: 'announce-numeros', everyMs: 2_000, run: announceNumeros },
  { name: 'close-numeros', everyMs: BEAT_MS, run: closeNumeros },
  { name: 'draw-numeros', everyMs: BEAT_MS, run: drawNumeros },
  { name: 'settle-numeros', everyMs: BEAT_MS, run: settleNumeros },
  { name: 'refund-void-numeros', everyMs: 1_000, run: refundVoidNumeros },
]
