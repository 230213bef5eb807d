export type Join = { username: string; password: string; code: string }

const USERNAME = /^[a-z][a-z0-9_.-]{2,29}$/
export const PASSWORD_MIN = 12

/** What is wrong with what somebody typed who wants to join, field by field. */
export function joinErrors(join: Join): { [F in keyof Join]: boolean } {
  return {
    username: !USERNAME.test(join.username),
    password: join.password.length < PASSWORD_MIN,
    code: !/^\d{6}$/.test(join.code),
  }
}
