import { Button } from '@mantine/core'
import { signInMessages as messages } from '@oktant/contract/kit/messages/sign-in.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useMessage } from '../../../../lib/words/said/message.ts'
import { paths } from '../../../../lib/paths.ts'
import { rememberReturnPath } from '../../../../lib/session/return-path.ts'
import { useUser } from '../../../../lib/session/session-state.ts'
import { Entrance } from '../../../../ui/page/entrance.tsx'

type Props = {
  /** Where it led, for whoever signs in otherwise or has done so already. */
  to?: string | null
}

/** A link that opens nothing any more, and the way to the sign-in, and on to where it led. */
export function LinkUsed({ to = null }: Props) {
  const { t } = useTranslation('sessions')
  const user = useUser()
  const goesOn = to !== null && user !== null
  return (
    <Entrance
      title={useMessage()(messages.link_used)}
      lead={t(goesOn ? 'linkUsed.signedIn' : 'linkUsed.text')}
    >
      <div>
        <Button
          component={Link}
          to={goesOn ? to : paths.login}
          size="md"
          onClick={() => to !== null && !user && rememberReturnPath(to)}
        >
          {t(goesOn ? 'linkUsed.goOn' : 'linkUsed.ok')}
        </Button>
      </div>
    </Entrance>
  )
}
