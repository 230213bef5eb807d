type Values = { name: string; birthDate: string; address: string; idNumber: string }

/** The shortest that the server takes. */
const shortest: Readonly<Record<keyof Values, number>> = {
  name: 2,
  birthDate: 10,
  address: 5,
  idNumber: 4,
}

/** What is missing, and whether the person is old enough on this day (`today` as YYYY-MM-DD). */
export function identityProblems(
  values: Values,
  { today, ageMin }: { today: string; ageMin: number },
): Partial<Record<keyof Values, 'missing' | 'young'>> {
  const problems: Partial<Record<keyof Values, 'missing' | 'young'>> = {}
  for (const field of ['name', 'birthDate', 'address', 'idNumber'] as const)
    if (values[field].trim().length < shortest[field]) problems[field] = 'missing'
  if (!problems.birthDate && youngestBirth(today, ageMin) < values.birthDate)
    problems.birthDate = 'young'
  return problems
}

/** The last day of birth that is old enough today. */
function youngestBirth(today: string, ageMin: number): string {
  const [year = '', ...monthAndDay] = today.split('-')
  return [String(Number(year) - ageMin).padStart(4, '0'), ...monthAndDay].join('-')
}
