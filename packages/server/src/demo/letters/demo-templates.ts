import type { Db } from '../../db/engine/db.ts'
import {
  createMessageTemplate,
  saveMessageTemplate,
} from '../../features/communication/message-templates/message-templates.ts'
import type { User } from '../../features/people/people/people.ts'
import type { Kit } from '../../kit.ts'

const reset = {
  en: {
    subject: 'Your new password for the Demo academy',
    body: `Hello {firstName},

somebody asked for a new password for the login {login}. The button leads to it:

- it works once
- it works for one hour

If it was not you, please tell the service desk.`,
    action: 'Choose a new password',
  },
  de: {
    subject: 'Ihr neues Passwort für die Demo-Akademie',
    body: `Guten Tag {firstName},

jemand hat ein neues Passwort für den Benutzernamen {login} angefordert. Die Schaltfläche führt dorthin:

- sie gilt einmal
- sie gilt eine Stunde lang

Wenn Sie das nicht waren, melden Sie sich bitte beim Servicedesk.`,
    action: 'Neues Passwort wählen',
  },
}

const firstWeek = {
  en: {
    subject: 'Your first week, {firstName}',
    body: `Hello {firstName},

good to have you with us at {companyName}. Three things help in the first week:

- add a photo to your profile
- look at the eight segments
- say hello to your team`,
    action: '',
  },
  de: {
    subject: 'Ihre erste Woche, {firstName}',
    body: `Guten Tag {firstName},

schön, dass Sie bei {companyName} sind. Drei Dinge helfen in der ersten Woche:

- fügen Sie Ihrem Profil ein Foto hinzu
- sehen Sie sich die acht Segmente an
- begrüßen Sie Ihr Team`,
    action: '',
  },
}

/** A company that writes one letter in its own words, and has a template of its own. */
export async function makeDemoTemplates(db: Db, kit: Pick<Kit, 'letters' | 'now' | 'config'>, by: User) {
  await saveMessageTemplate(db, kit, by, 'password.reset', { name: '', texts: reset })
  await createMessageTemplate(db, by, { name: 'First week', texts: firstWeek })
}
