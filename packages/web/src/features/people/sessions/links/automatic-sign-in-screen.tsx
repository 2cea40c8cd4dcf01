import { Loader } from '@mantine/core'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { takeReturnPath } from '../../../../lib/session/return-path.ts'
import { Entrance } from '../../../../ui/page/entrance.tsx'
import { LinkProblem } from './link-problem.tsx'
import { LinkUsed } from './link-used.tsx'
import { useSignInByLink } from '../sessions.queries.ts'

/** Exchanges the one-time code of a single sign-on for a session, without a press. */
export function AutomaticSignInScreen() {
  const { t } = useTranslation('sessions')
  const navigate = useNavigate()
  const otp = useSearchParams()[0].get('otp')
  const signIn = useSignInByLink()
  const exchange = () => {
    // NOTE: replaced, so that the code does not stay in the browser's history.
    if (otp) signIn.mutate(otp, { onSuccess: () => void navigate(takeReturnPath(), { replace: true }) })
  }
  const begin = useEffectEvent(exchange)
  useEffect(() => begin(), [])
  if (!otp) return <LinkUsed />
  if (signIn.error) return <LinkProblem error={signIn.error} onRetry={exchange} />
  return (
    <Entrance title={t('automatic.title')} lead={t('automatic.text')}>
      <div role="status">
        <Loader aria-label={t('automatic.title')} />
      </div>
    </Entrance>
  )
}
