import type { SandboxOrder } from './queries.ts'

const style = `
:root{color-scheme:light dark;--ink:#14213d;--line:#c8d2e0}
*{box-sizing:border-box}
body{margin:0;min-height:100dvh;display:grid;place-items:center;padding:16px;
 font:16px/1.5 system-ui,sans-serif;background:light-dark(#eef3f9,#10151f);color:light-dark(#14213d,#e8edf5)}
main{width:min(100%,400px);background:light-dark(#fff,#1a2130);border:1px solid light-dark(#c8d2e0,#33405a);
 border-radius:16px;padding:24px;display:grid;gap:16px}
h1{font-size:20px;margin:0}p{margin:0}
.test{justify-self:start;font-size:12px;padding:2px 10px;border-radius:99px;background:light-dark(#14213d,#e8edf5);
 color:light-dark(#fff,#14213d)}
.amount{font-size:34px;font-weight:700;font-variant-numeric:tabular-nums}
button{min-height:48px;width:100%;border-radius:12px;font:inherit;font-weight:600;cursor:pointer;
 border:1px solid light-dark(#14213d,#e8edf5);background:transparent;color:inherit}
button[value=paid]{background:light-dark(#0b5d3f,#7fe0b5);border-color:transparent;color:light-dark(#fff,#062a1c)}
form{display:grid;gap:12px}
button:focus-visible{outline:3px solid #2f6fde;outline-offset:2px}
`

const escape = (text: string) => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)

function body(order: SandboxOrder | undefined): string {
  if (!order) return '<h1>No such order</h1><p>Go back to the shop and start again.</p>'
  const shown = `<p class="amount">${escape(order.amount)} ${escape(order.currency)}</p>`
  if (order.state !== 'open')
    return `<h1>This order is already ${order.state === 'paid' ? 'paid' : 'declined'}</h1>${shown}<p><a href="${escape(order.returnUrl)}">Back to the shop</a></p>`
  return (
    `<h1>Pay your order</h1>${shown}<p>No real money moves here. Choose how this payment ends.</p>` +
    `<form method="post"><button name="choice" value="paid">Pay now</button>` +
    `<button name="choice" value="failed">Decline</button></form>`
  )
}

/** The gateway's own page: what a player of a real gateway would see, with both endings to choose from. */
export function payPage(order: SandboxOrder | undefined): string {
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width,initial-scale=1"><title>Sandbox Pay</title>' +
    `<style>${style}</style></head><body><main><span class="test">Sandbox Pay · test gateway</span>${body(order)}</main></body></html>`
  )
}
