type Person = { name: string; birthDate: string; reason: string }
type Errors = Partial<Record<string, 'name' | 'birthDate' | 'reason'>>

const NAME_MIN = 2
const REASON_MIN = 3

/** What is missing before somebody can be put on the exclusion list, by field. */
export function exclusionErrors({ name, birthDate, reason }: Person): Errors {
  const errors: Errors = {}
  if (name.trim().length < NAME_MIN) errors['name'] = 'name'
  if (!/^\d{4}-\d{2}-\d{2}$/.test(birthDate)) errors['birthDate'] = 'birthDate'
  if (reason.trim().length < REASON_MIN) errors['reason'] = 'reason'
  return errors
}
