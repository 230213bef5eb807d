/**
 * Every way in which a call may say no. A refusal is a value, never an exception.
 * The order is the order of precedence: when several hold, the first one is told.
 * `text` is the English source; front ends translate by code (`refusal.<code>`).
 */
export const refusals = {
  // the request itself
  bad_request: { status: 400, text: 'The request could not be read. Check what you typed.' },
  not_found: { status: 404, text: 'The requested url is empty. Go back and try another way.' },
  payload_too_large: { status: 413, text: 'That is too large to send.' },
  too_many_requests: { status: 429, text: 'Too many tries. Wait a moment, then try again.' },
  idempotency_key_missing: { status: 400, text: 'The request has no idempotency key.' },
  idempotency_key_reused: {
    status: 422,
    text: 'This request was already used for something else.',
  },
  idempotency_busy: {
    status: 409,
    text: 'This request is still being handled. Try again shortly.',
  },
  encryption_invalid: {
    status: 400,
    text: 'The secure connection expired. Reload the page and try again.',
  },
  // the platform
  maintenance: { status: 503, text: 'Platform under maintenance. Try again later.' },
  upgrading: { status: 503, text: 'System upgrading, please try again later' },
  region_restricted: {
    status: 451,
    text: 'Access restricted by IP or location. Playing is not offered from here.',
  },
  feature_off: {
    status: 403,
    text: 'Sorry, this account does not have permission or the feature is temporarily unavailable. Try again later.',
  },
  // who is asking
  not_logged_in: { status: 401, text: 'You are not logged in, please login first' },
  session_ended: { status: 401, text: 'The account has been logged out, please log in again' },
  free_reject: { status: 403, text: 'Please login an actual account to use this function' },
  no_permission: {
    status: 403,
    text: 'Sorry, this account does not have permission or the feature is temporarily unavailable. Try again later.',
  },
  account_disabled: {
    status: 403,
    text: 'Sorry, the user does not exist or is disabled. Use another account.',
  },
  confirm_needed: { status: 403, text: 'Confirm that it is you, then go on.' },
  consent_needed: { status: 403, text: 'Agree to our terms first, then go on.' },
  identity_needed: {
    status: 403,
    text: 'Your identity must be checked before you play. See your member page.',
  },
  account_closing: {
    status: 403,
    text: 'This account is being closed. It can no longer play or take deposits.',
  },
  launch_token_invalid: {
    status: 401,
    text: 'This game link was already used or is too old. Open the game again.',
  },
  // ways in
  captcha_required: { status: 422, text: 'Enter the verification code.' },
  captcha_wrong: { status: 422, text: 'Verification code error. Try the new one.' },
  login_failed: { status: 401, text: 'Account or password is incorrect.' },
  login_held: {
    status: 429,
    text: 'Too many wrong passwords. Log in by SMS or passkey, or set a new password.',
  },
  mobile_invalid: {
    status: 422,
    text: 'The mobile num is not valid. Check the country and the digits.',
  },
  mobile_missing: { status: 409, text: 'Add a mobile number first.' },
  code_wrong: { status: 422, text: 'Verification code error. Check it, or ask for a new one.' },
  sms_failed: {
    status: 502,
    text: 'The message could not be sent. Nothing was counted; try again.',
  },
  mail_failed: {
    status: 502,
    text: 'The e-mail could not be sent. Nothing was counted; try again.',
  },
  social_invalid: { status: 401, text: 'This sign-in could not be checked. Try it again.' },
  social_unknown: { status: 404, text: 'No account yet. Register once, then this button works.' },
  social_taken: { status: 409, text: 'This sign-in belongs to another account. Log in with it.' },
  passkey_invalid: { status: 401, text: 'This passkey was not accepted. Use another way.' },
  field_invalid: { status: 422, text: 'Some of the details are not valid.' },
  format_invalid: {
    status: 422,
    text: 'Account format, password format and e-mail format are incorrect. Mend the marked field.',
  },
  name_invalid: { status: 422, text: 'Name format is not valid. Mend the marked field.' },
  password_breached: {
    status: 422,
    text: 'This password is on lists that thieves try first. Choose another one.',
  },
  old_password_wrong: { status: 422, text: 'The old password is not right.' },
  password_same: {
    status: 422,
    text: 'The new password and the old password cannot be the same',
  },
  terms_not_accepted: { status: 422, text: 'Accept the terms to go on.' },
  document_changed: { status: 409, text: 'The document changed. Read it again, then agree.' },
  invitation_code_error: {
    status: 422,
    text: 'Invalid invitation code. Check it, or leave the field empty.',
  },
  referrer_invalid: {
    status: 422,
    text: 'Referrer link error. Ask for a new link, or register without one.',
  },
  username_taken: { status: 409, text: 'Sorry, the username already exists. Choose another one.' },
  second_factor_wrong: { status: 401, text: 'The six digits are not right or were already used.' },
  link_used: { status: 410, text: 'This link was already used or has expired.' },
  last_way_in: { status: 409, text: 'This is the last way in. Add another one first.' },
  answers_wrong: { status: 403, text: 'The answers are not right.' },
  picture_invalid: { status: 422, text: 'Only png, jpg or webp pictures up to 5 MB can be used.' },
  too_young: { status: 403, text: 'You are not old enough to play here.' },
  person_known: { status: 409, text: 'There is an account for this person already.' },
  person_excluded: { status: 409, text: 'This person is on the exclusion list.' },
  // money
  amount_invalid: { status: 422, text: 'Enter an amount like 12.50.' },
  amount_too_low: { status: 422, text: 'The amount is below the minimum.' },
  amount_too_high: { status: 422, text: 'The amount is above the maximum.' },
  insufficient_balance: { status: 422, text: 'Your balance is not enough for this.' },
  channel_unavailable: {
    status: 409,
    text: 'This payment channel is not available now. Choose another one.',
  },
  gateway_unreachable: {
    status: 502,
    text: 'The payment provider does not answer. Nothing was charged; try again.',
  },
  webhook_invalid: { status: 401, text: 'The notification is not valid.' },
  receipt_invalid: { status: 422, text: 'Only png or jpg pictures up to 5 MB can be sent.' },
  payment_password_missing: { status: 409, text: 'Set a payment password first.' },
  payment_password_wrong: { status: 403, text: 'The payment password is not right.' },
  bank_card_missing: { status: 409, text: 'Add a bank card first.' },
  bank_card_needed: { status: 409, text: 'A withdrawal to this card is still on its way.' },
  bank_card_exists: { status: 409, text: 'This bank card is already on file.' },
  not_pending: { status: 409, text: 'Somebody already decided this one.' },
  second_person_needed: { status: 403, text: 'A second operator must approve this one.' },
  // the lottery
  game_unavailable: { status: 404, text: 'This game is not open now.' },
  numero_closed: {
    status: 409,
    text: 'This draw is closed. Your ticket was not sold and nothing was charged.',
  },
  play_unknown: { status: 422, text: 'This way of playing does not exist in this game.' },
  selection_empty: { status: 422, text: 'Pick your numbers first.' },
  selection_invalid: { status: 422, text: 'These numbers do not fit this way of playing.' },
  selection_too_large: { status: 422, text: 'That is too many combinations for one ticket.' },
  units_changed: {
    status: 409,
    text: 'The price of this ticket changed. Look at it again before you pay.',
  },
  stake_too_low: { status: 422, text: 'The stake is below the minimum of this game.' },
  stake_too_high: { status: 422, text: 'The stake is above the maximum of this game.' },
  prize_too_high: {
    status: 422,
    text: 'The possible prize is above the limit of this game. Lower the stake.',
  },
  series_invalid: { status: 422, text: 'This prize group is not available to you.' },
  ticket_not_open: { status: 409, text: 'This ticket can no longer be cancelled.' },
  draw_not_voidable: { status: 409, text: 'This draw can no longer be voided.' },
  // ours
  unknown_error: { status: 500, text: 'Unknown error. Try again in a moment.' },
} as const

export type RefusalCode = keyof typeof refusals

/** What a use case returns instead of its reply. `field` names the first wrong field of a form. */
export type Refusal = { refused: RefusalCode; field?: string; detail?: Record<string, string> }

export function refuse(code: RefusalCode, more: Omit<Refusal, 'refused'> = {}): Refusal {
  return { refused: code, ...more }
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'refused' in value
}

/** The body of every answer that is not 2xx. */
export type ErrorBody = {
  error: { code: RefusalCode; message: string; field?: string; detail?: Record<string, string> }
  requestId: string
}
