/** Series (prize group) of a member without an agent: 1980 of 2000, a return of 99 %. */
export const MEMBER_SERIES = 1980
