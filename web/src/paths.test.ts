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
    agreement: paths.agreement('terms'),
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
      "addBankCard": "/m/member/addBankCard",
      "agreement": "/m/agreement?doc=terms",
      "bankCards": "/m/member/bankCards",
      "changePassword": "/m/changePsw",
      "closeAccount": "/m/member/close",
      "deposit": [
        "/m/voucherCenter",
        "/m/voucherCenter?deposit=0192-ab",
      ],
      "devices": "/m/member/devices",
      "email": "/m/member/email",
      "forget": "/m/forget",
      "gameArea": "/m/game",
      "headIcon": "/m/member/headIcon",
      "home": "/m/home",
      "identity": "/m/member/identity",
      "launchGame": "/m/launchGame?gameId=SSC1M&playType=ent&prize_mode=Elott&pageBack=home",
      "login": "/m/login",
      "member": "/m/member/home",
      "mobile": "/m/member/mobile",
      "nickname": "/m/member/nickname",
      "passkeys": "/m/member/passkeys",
      "payeeName": "/m/member/payeeName",
      "paymentPassword": "/m/member/paymentPassword",
      "record": "/m/gameRecord",
      "register": "/m/register",
      "securityQuestions": "/m/member/securityQuestions",
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
