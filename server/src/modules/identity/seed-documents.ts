import type { Tx } from '../../platform/db.ts'
import { addDocument, documentsInForce, type DocumentKind } from './queries/consents.ts'

const VERSION = '2026-11'

const texts: Record<DocumentKind, { title: string; body: string }> = {
  terms: {
    title: 'Terms of play',
    body: `<p>These are the rules between you and us. They are short so that you can read them.</p>
<h3>Who may play</h3>
<p>You must be of the age that the registration asks for, and playing must be allowed where you are. One person has one account. Your name, address and date of birth must be true; we may ask you to prove them. People on an exclusion list, our staff and those who operate this site do not play.</p>
<h3>Your account</h3>
<p>Keep your password to yourself. Tell us at once when somebody else used your account. We write to you when your password, e-mail address, mobile number, bank card or payee name changes.</p>
<h3>Bets</h3>
<p>A ticket is sold when we confirm it. Until the draw closes you may cancel it where the game says so; after that it stands. When a draw is void, its stakes go back. When you are cut off, your ticket stays as it was sold and is settled as always.</p>
<h3>Fair draws</h3>
<p>The secret of each draw is committed before sales open. All tickets are frozen in one digest when sales close. The result is made from that secret and a public source of chance. You can check every draw yourself on the page “Check a draw”.</p>
<h3>Money</h3>
<p>A deposit counts when the payment provider or one of our people confirms it. A withdrawal goes to a bank card in your name and may be looked at by two people. We never lend money, and balances earn no interest.</p>
<h3>Limits</h3>
<p>Games have smallest and largest stakes and a largest prize; you see them before you pay. Play with what you can afford to lose. Over time, players lose more than they win: that is how games of chance work.</p>
<h3>Closing</h3>
<p>You may close your account at any time on your member page. Open tickets are settled, what is left is paid to your bank card, and then the account is closed for good. We may close an account that breaks these rules; money that was won fairly is paid out.</p>
<h3>Changes</h3>
<p>When these terms change, you are asked again before you play. Until you agree you can still look at your account and withdraw.</p>`,
  },
  privacy: {
    title: 'Privacy',
    body: `<p>What we keep about you, why, and for how long.</p>
<h3>What we keep</h3>
<ul>
<li>What you type when you register and on your member page.</li>
<li>Your deposits, withdrawals and tickets.</li>
<li>Where and when you signed in: address, kind of device, time.</li>
<li>What you agreed to, and when.</li>
<li>When we check who you are: your name, address, date of birth and document number.</li>
</ul>
<h3>How it is kept</h3>
<p>Passwords are kept only as hashes that cannot be turned back. Numbers of bank cards and documents are encrypted; only the people who pay or check see them. All that they decide is logged.</p>
<h3>Who gets it</h3>
<p>The provider who carries a payment or a message gets what it needs for that, and an authority what the law demands. We sell nothing to anybody and show no advertising of others.</p>
<h3>Your rights</h3>
<p>You can see your data on your member page, correct it there, ask us for a copy, and close your account. The books of money and tickets must be kept as long as the law says, also after that.</p>`,
  },
  funds: {
    title: 'How your money is protected',
    body: `<p>Read this before your first deposit.</p>
<p>The money in your account is a debt that we owe you. This site was set up without a statement by its operator that players’ money is kept in a bank account apart from the money of the business. <strong>Take it as not kept apart:</strong> should the operator become insolvent, you might not get all of it back.</p>
<p>Every movement is written in a ledger that cannot be changed later, and you can see yours under “Transactions”. You can withdraw what is not at stake at any time.</p>
<p>Pay in only what you want to play with soon.</p>`,
  },
}

/** Documents of a new site; a kind that has one keeps its own. */
export async function seedDocuments(tx: Tx): Promise<void> {
  const known = new Set((await documentsInForce(tx)).map(({ kind }) => kind))
  for (const kind of ['terms', 'privacy', 'funds'] as const)
    if (!known.has(kind)) await addDocument(tx, { kind, version: VERSION, ...texts[kind] })
}
