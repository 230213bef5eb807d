import { expect, it } from 'vitest'
import { paths } from './paths.ts'

it('writes every address of the site', () => {
  const launch = {
    gameId: 'SSC1M',
    playType: 'ent',
    prize_mode: 'Elott',
    pageBack: 'home',
  } as const
  const written = {
    ...paths,
    launchGame: paths.launchGame(launch),
    startLottery: paths.startLottery({ ...launch, mui: 'mui2' }),
    deposit: [paths.deposit(), paths.deposit('0192-ab')],
    verify: [
      paths.verify(),
      paths.verify({ game: 'SSC1M', numero: '20261120-0001', ticket: '0192-cd' }),
    ],
  }
  expect(written).toMatchInlineSnapshot(`
    {
      "deposit": [
        "/m/voucherCenter",
        "/m/voucherCenter?deposit=0192-ab",
      ],
      "gameArea": "/m/game",
      "home": "/m/home",
      "launchGame": "/m/launchGame?gameId=SSC1M&playType=ent&prize_mode=Elott&pageBack=home",
      "login": "/m/login",
      "member": "/m/member/home",
      "record": "/m/gameRecord",
      "register": "/m/register",
      "startLottery": "/m/startLottery?gameId=SSC1M&playType=ent&prize_mode=Elott&pageBack=home&mui=mui2",
      "transactions": "/m/member/transactions",
      "trial": "/m/trail",
      "verify": [
        "/m/verify",
        "/m/verify?game=SSC1M&numero=20261120-0001&ticket=0192-cd",
      ],
      "withdraw": "/m/withdraw",
    }
  `)
})
