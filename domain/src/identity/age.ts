/**
 * Whole years between a date of birth and another day.
 * @param birthDate `YYYY-MM-DD`, an existing day
 * @param today `YYYY-MM-DD`
 * @returns years; who was born on 29 February grows older on 1 March; negative for a day to come
 */
export function ageOn(birthDate: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4))
  // month and day as text are in the order of the calendar
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years
}
