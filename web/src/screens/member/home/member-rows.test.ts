import { describe, expect, it } from 'vitest'
import { houseRows, isAgent, memberGroups, quickRows, type Member } from './member-rows.ts'

const player: Member = {
  id: '0192f0c8-0000-7000-8000-000000000001',
  type: 0,
  nickname: 'Rosa',
  account: 'rosa77',
  headIcon: 'art:3',
  email: '',
  emailVerified: false,
  mobile: '•••• 1234',
  payeeName: '',
  inviteCode: 'ROSA77',
  hasPassword: true,
  hasPaymentPassword: false,
  hasSecurityQuestions: false,
  bankCards: 2,
  passkeys: 0,
  consentsNeeded: [],
  identity: 'none',
  identityNeeded: false,
  closing: false,
  currencySymbol: '₱',
  balance: '10',
  held: '0',
}
const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)
const all = (member: Member) => memberGroups(member).flatMap(({ rows }) => rows)
const stateOf = (member: Member, id: string) => all(member).find((row) => row.id === id)?.state

describe('member center', () => {
  it('[MEM-01] shows head icon, nickname, e-mail and payee name, and says what is still open', () => {
    expect(ids(all(player))).toEqual(
      expect.arrayContaining(['headIcon', 'nickname', 'email', 'payeeName']),
    )
    expect(stateOf(player, 'nickname')).toEqual({ kind: 'own', text: 'Rosa' })
    expect(stateOf(player, 'payeeName')).toMatchObject({ text: 'member.state.notSet' })
    expect(stateOf({ ...player, email: 'r@x.test' }, 'email')).toMatchObject({
      text: 'member.state.notVerified',
    })
    expect(stateOf({ ...player, email: 'r@x.test', emailVerified: true }, 'email')).toEqual({
      kind: 'own',
      text: 'r@x.test',
    })
  })

  it('[MEM-02] leads to bank cards, security questions and the payment password', () => {
    expect(ids(all(player))).toEqual(
      expect.arrayContaining(['cards', 'questions', 'paymentPassword', 'password', 'passkeys']),
    )
    expect(stateOf(player, 'cards')).toEqual({ kind: 'count', count: 2 })
  })

  it('[MEM-01] shows transactions and betting record only where the site has them switched on', () => {
    expect(ids(quickRows(player, { TRANSBETREPMEM3: true }))).toEqual([
      'deposit',
      'withdraw',
      'transactions',
      'record',
    ])
    expect(ids(quickRows(player, {}))).toEqual(['deposit', 'withdraw'])
  })

  it('offers nothing to accounts without real money that they would be refused', () => {
    const salaried = { ...player, type: 41, identityNeeded: true }
    const shown = [...quickRows(salaried, {}), ...all(salaried), ...houseRows(salaried)]
    for (const id of ['deposit', 'withdraw', 'cards', 'paymentPassword', 'identity', 'close'])
      expect(ids(shown)).not.toContain(id)
  })

  it('shows the identity where the site asks for it or somebody has sent one', () => {
    expect(ids(all(player))).not.toContain('identity')
    expect(ids(all({ ...player, identityNeeded: true }))).toContain('identity')
    expect(stateOf({ ...player, identity: 'waiting' }, 'identity')).toMatchObject({
      text: 'identity.state.waiting',
    })
  })

  it('badges agents of every kind and nobody else', () => {
    expect([0, 1, 2, 4, 40, 41, 42].filter(isAgent)).toEqual([1, 2, 41, 42])
  })
})
