import { useToast } from '@suerte/ui/use-toast.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useT } from '../../i18n.ts'
import { useNavigation } from '../../navigation.ts'

/** After a change of the member's own data: everything that shows it is fetched anew, and it is said. */
export function useSaved() {
  const t = useT()
  const toast = useToast()
  const queries = useQueryClient()
  const { back } = useNavigation()
  async function renew(...keys: readonly string[]) {
    await Promise.all(
      ['member', ...keys].map((key) => queries.invalidateQueries({ queryKey: [key] })),
    )
  }
  function say() {
    toast.show({ tone: 'success', text: t('member.saved') })
  }
  return {
    renew,
    say,
    /** Says so and goes back to where the change was begun. */
    async leave(...keys: readonly string[]) {
      await renew(...keys)
      say()
      back()
    },
  }
}
