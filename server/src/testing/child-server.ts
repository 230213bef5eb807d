import { createGuard } from '../platform/guard.ts'
import { allJobs, startServer } from '../main.ts'

// The server as a process of its own, for tests that kill it. The beacon is out of reach at once here.
const [databaseUrl = '', dataFolder = '', port = '0', jobs = 'jobs'] = process.argv.slice(2)
const MANY = { points: 1_000_000, seconds: 1 }
const { QUICKNET } = await import('@suerte/domain/fairness/beacon.ts')

const server = await startServer({
  databaseUrl,
  dataFolder,
  port: Number(port),
  host: '127.0.0.1',
  pages: false,
  jobs: jobs === 'jobs' ? allJobs : [],
  ports: {
    guard: createGuard({
      login: MANY,
      register: MANY,
      captcha: MANY,
      launch: MANY,
      deposit: MANY,
    }),
    beacon: { chain: QUICKNET, fetchRound: async () => undefined },
  },
})
process.send?.(server.url)
process.once('SIGTERM', () => void server.close().then(() => process.exit(0)))
