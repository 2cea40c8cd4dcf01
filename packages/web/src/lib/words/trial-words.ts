import type { Tested } from '@oktant/contract/organisation/system.ts'
import { useTranslation } from 'react-i18next'

/** What a trial that failed means, and then the other side's own words; nothing where it went well. */
export function useTrialWords() {
  const { t } = useTranslation('admin')
  return (tested: Tested | undefined) => {
    if (!tested || tested.isGood) return undefined
    const { fault, said } = tested
    const meaning = t(fault ? `trial.${fault}` : 'trial.unknown')
    return said ? `${meaning} ${t('trial.said', { said })}` : meaning
  }
}
