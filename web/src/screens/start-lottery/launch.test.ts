import { describe, expect, it } from 'vitest'
import { readFrameMessage } from './frame-message.ts'
import { launchQuery, prizeModeFor } from './launch-query.ts'

describe('launching a game', () => {
  it('[LOTT-03] takes Elott unless another mode is asked for, and always SEA for TCG_SEA', () => {
    expect(prizeModeFor('TCG_LOTTO_VN', undefined)).toBe('Elott')
    expect(prizeModeFor('TCG_LOTTO_VN', 'ZY')).toBe('ZY')
    expect(prizeModeFor('TCG_LOTTO_VN', 'nonsense')).toBe('Elott')
    expect(prizeModeFor('TCG_SEA', 'Lott')).toBe('SEA')
  })

  it('[LOTT-02] reads the launch from the address', () => {
    expect(launchQuery({ gameId: 'SSC1M', playType: 'ent', pageBack: 'home' })).toEqual({
      gameId: 'SSC1M',
      playType: 'ent',
      prize_mode: 'Elott',
      pageBack: 'home',
    })
    expect(launchQuery({ gameId: '../x' })).toBeUndefined()
    expect(launchQuery({})).toBeUndefined()
  })

  it('[LOTT-02] hears only what a frame may say, and goes only to addresses of the site', () => {
    expect(readFrameMessage({ type: 'suerte:close' })).toEqual({ type: 'close' })
    expect(readFrameMessage({ type: 'suerte:go', to: '/m/voucherCenter' })).toEqual({
      type: 'go',
      to: '/m/voucherCenter',
    })
    for (const to of ['https://x.test/', '//x.test', '/console', '/m/../console', 7])
      expect(readFrameMessage({ type: 'suerte:go', to })).toBeUndefined()
    expect(readFrameMessage('suerte:close')).toBeUndefined()
  })
})
