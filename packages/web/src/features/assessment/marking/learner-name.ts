import { anonymousName } from '@oktant/contract/kit/constants.ts'
import { useTranslation } from 'react-i18next'

/** Who handed something in, also where nobody is to know any more. */
export function useLearnerName() {
  const { t } = useTranslation('marking')
  const nobody = `${anonymousName} ${anonymousName}`
  return ({ fullName }: { fullName: string }) => (fullName === nobody ? t('learner.anonymised') : fullName)
}
