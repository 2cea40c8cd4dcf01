import { course, part, type FurtherCourse } from './further-course.ts'

export const furtherCoursesOfBusiness: readonly FurtherCourse[] = [
  course(
    'strategy',
    'medium',
    {
      title: ['Reading a market from outside in', 'Einen Markt von außen lesen'],
      about: [
        'Before you decide what to do, look at who else decides for you: buyers, suppliers, newcomers and substitutes.',
        'Bevor Sie entscheiden, sehen Sie nach, wer mitentscheidet: Abnehmer, Lieferanten, Neue und Ersatz.',
      ],
    },
    [
      part(
        4,
        ['Who holds the power', 'Wer am längeren Hebel sitzt'],
        [
          'A haulier with one large customer does not set its own prices. Draw your market as five boxes: customers, suppliers, rivals, newcomers, substitutes. Beside each write who could say no to you tomorrow, and what it would cost you.\n\nWhere one name appears alone, you have found a dependence. You need not end it today. You need to know it before you sign the next contract.',
          'Ein Spediteur mit einem einzigen Großkunden macht seine Preise nicht selbst. Zeichnen Sie Ihren Markt als fünf Felder: Kunden, Lieferanten, Mitbewerber, Neue, Ersatz. Schreiben Sie zu jedem, wer Ihnen morgen absagen könnte und was Sie das kosten würde.\n\nWo nur ein Name steht, haben Sie eine Abhängigkeit gefunden. Sie müssen sie nicht heute beenden. Sie sollten sie kennen, bevor Sie den nächsten Vertrag unterschreiben.',
        ],
      ),
      part(
        4,
        ['What could replace you', 'Was Sie ersetzen könnte'],
        [
          'Rivals are rarely the danger. The post office did not lose to another post office. Ask what your customers would do if your whole trade closed for a month: whatever they name first is your substitute.\n\nThen ask what would have to become cheaper for them to stay with it. That number is worth watching once a year.',
          'Mitbewerber sind selten die Gefahr. Die Post verlor nicht gegen eine andere Post. Fragen Sie, was Ihre Kunden täten, wenn Ihre ganze Branche einen Monat schlösse: Was sie zuerst nennen, ist Ihr Ersatz.\n\nFragen Sie dann, was billiger werden müsste, damit sie dabei bleiben. Diese Zahl verdient einmal im Jahr einen Blick.',
        ],
      ),
    ],
    { inDepth: true },
  ),
  course(
    'strategy',
    'hard',
    {
      title: ['Saying no to good ideas', 'Gute Ideen ablehnen'],
      about: [
        'A list of ten priorities is a list of none. You learn to compare what cannot be compared, and to decline so that people bring the next idea all the same.',
        'Zehn Prioritäten sind keine. Sie lernen, Unvergleichbares zu vergleichen und so abzulehnen, dass man Ihnen die nächste Idee trotzdem bringt.',
      ],
    },
    [
      part(
        5,
        ['Three at a time', 'Drei auf einmal'],
        [
          'Work that waits costs nothing; work that is half done costs every day. Let no team carry more than three undertakings. A fourth begins when one of them ends, and somebody with a name decides which.\n\nPut the waiting ones on a wall where everybody can see them, in the order in which you would take them. Arguing about the order is useful. Arguing about beginning all of them is not.',
          'Arbeit, die wartet, kostet nichts; halbfertige Arbeit kostet jeden Tag. Kein Team trägt mehr als drei Vorhaben. Ein viertes beginnt, wenn eines endet, und jemand mit Namen entscheidet, welches.\n\nHängen Sie die wartenden an eine Wand, in der Reihenfolge, in der Sie sie nähmen. Über die Reihenfolge zu streiten ist nützlich. Darüber zu streiten, alle anzufangen, ist es nicht.',
        ],
      ),
      part(
        4,
        ['Declining well', 'Gut ablehnen'],
        [
          'Say three things: what you understood, what you will do instead, and under which sign you would decide otherwise. “If two more customers ask for it, we take it up in March.” The third sentence is what turns a no into an agreement.',
          'Sagen Sie dreierlei: was Sie verstanden haben, was Sie stattdessen tun, und bei welchem Zeichen Sie anders entscheiden würden. „Wenn zwei weitere Kunden danach fragen, nehmen wir es im März auf.“ Der dritte Satz macht aus einem Nein eine Abrede.',
        ],
      ),
    ],
  ),
  course(
    'product',
    'easy',
    {
      title: ['A prototype by Friday', 'Ein Prototyp bis Freitag'],
      about: [
        'The best first version of an idea is the cheapest one that people can reject. You build it from paper, and learn more in an afternoon than in a quarter of meetings.',
        'Die beste erste Fassung einer Idee ist die billigste, die man ablehnen kann. Sie bauen sie aus Papier und lernen an einem Nachmittag mehr als in einem Quartal voller Sitzungen.',
      ],
    },
    [
      part(
        3,
        ['Choose one question', 'Eine Frage wählen'],
        [
          'A prototype answers one question. “Will drivers scan the code while it rains?” needs a laminated card and a wet glove, no software. Write the question above the table before you cut anything.\n\nIf the answer would change nothing, choose another question.',
          'Ein Prototyp beantwortet eine Frage. „Lesen Fahrer den Code auch bei Regen ein?“ braucht eine laminierte Karte und einen nassen Handschuh, keine Software. Schreiben Sie die Frage über den Tisch, bevor Sie etwas ausschneiden.\n\nWürde die Antwort nichts ändern, wählen Sie eine andere Frage.',
        ],
      ),
      part(
        4,
        ['Five people, one hour', 'Fünf Menschen, eine Stunde'],
        [
          'Show it to five people, one after another. Give them a task, not an explanation, and keep your hands behind your back. Note where they stop, not what they say about it.\n\nAfter the third you will know the two things to change. Change them, and use the last two to see whether it helped.',
          'Zeigen Sie ihn fünf Menschen, einem nach dem anderen. Geben Sie eine Aufgabe, keine Erklärung, und nehmen Sie die Hände auf den Rücken. Notieren Sie, wo sie stocken, nicht, was sie darüber sagen.\n\nNach dem dritten kennen Sie die zwei Dinge, die zu ändern sind. Ändern Sie sie, und sehen Sie bei den letzten beiden nach, ob es half.',
        ],
      ),
    ],
    {
      inDepth: true,
      unlock: { by: 'open' },
      tests: ['Quick check: Strategy and product'],
      quizzes: ['Quick check: Strategy and product'],
    },
  ),
  course(
    'product',
    'hard',
    {
      title: ['Pricing what you make', 'Den Preis finden'],
      about: [
        'Cost tells you where a price must not fall; only the customer’s next best choice tells you where it may stand.',
        'Die Kosten sagen, wohin ein Preis nicht fallen darf; erst die nächstbeste Wahl des Kunden sagt, wo er stehen kann.',
      ],
    },
    [
      part(
        5,
        ['The next best choice', 'Die nächstbeste Wahl'],
        [
          'Write down what your customer does today without you, and what that costs in money, hours and worry. Your price lives between that sum and your own cost. If the space is narrow, the price is not the problem: the product is.\n\nTake a shift planner that saves a depot four hours a week. At thirty an hour it is worth about five hundred a month to them, whatever it cost you to make.',
          'Schreiben Sie auf, was Ihr Kunde heute ohne Sie tut und was das an Geld, Stunden und Sorgen kostet. Ihr Preis liegt zwischen dieser Summe und Ihren eigenen Kosten. Ist der Raum schmal, so ist nicht der Preis das Problem, sondern das Produkt.\n\nNehmen Sie eine Schichtplanung, die einem Depot vier Stunden in der Woche spart. Bei dreißig die Stunde ist sie ihm gut fünfhundert im Monat wert, was immer sie Sie gekostet hat.',
        ],
      ),
      part(
        4,
        ['Three offers', 'Drei Angebote'],
        [
          'People compare what lies side by side. Offer three sizes, and let the middle one be what most need. The largest need not sell; it shows what the middle one leaves out. Raise a price with a reason and a date, never by surprise.',
          'Man vergleicht, was nebeneinanderliegt. Bieten Sie drei Größen an, und lassen Sie die mittlere die sein, die die meisten brauchen. Die größte muss sich nicht verkaufen; sie zeigt, was der mittleren fehlt. Erhöhen Sie einen Preis mit Grund und Datum, nie überraschend.',
        ],
      ),
    ],
    { price: { cents: 45_000, currency: 'ZAR' } },
  ),
  course(
    'production',
    'easy',
    {
      title: ['A workplace that explains itself', 'Ein Arbeitsplatz, der sich erklärt'],
      about: [
        'Who has to look for a tool makes mistakes. You arrange a workplace so that a new colleague finds everything on the first day.',
        'Wer sein Werkzeug suchen muss, macht Fehler. Sie richten einen Arbeitsplatz so ein, dass eine neue Kollegin am ersten Tag alles findet.',
      ],
    },
    [
      part(
        3,
        ['Sort and set in order', 'Aussortieren und ordnen'],
        [
          'Put a red label on everything at the workplace. Whoever uses a thing takes its label off. After two weeks, what still has one goes into a crate by the door, and after two more weeks out of the house.\n\nGive each thing that remains a place of its own, the nearer the more often it is used, and draw its outline there.',
          'Kleben Sie an alles am Arbeitsplatz einen roten Zettel. Wer etwas benutzt, nimmt ihn ab. Was nach zwei Wochen noch einen trägt, kommt in eine Kiste an der Tür, und nach zwei weiteren aus dem Haus.\n\nGeben Sie allem, was bleibt, einen eigenen Platz, umso näher, je öfter es gebraucht wird, und zeichnen Sie dort seinen Umriss.',
        ],
      ),
      part(
        3,
        ['Keeping it so', 'Dabei bleiben'],
        [
          'Order lasts as long as somebody looks. Five minutes at the end of each shift, done by the shift itself, beat a grand cleaning in spring. Hang a photograph of the good state at eye level: then nobody needs an opinion.',
          'Ordnung hält so lange, wie jemand hinsieht. Fünf Minuten am Ende jeder Schicht, von der Schicht selbst, sind mehr wert als ein großes Aufräumen im Frühling. Hängen Sie ein Foto des guten Zustands auf Augenhöhe: Dann braucht niemand eine Meinung.',
        ],
      ),
    ],
    { inDepth: true, tests: ['Quick check: Safety at work'] },
  ),
  course(
    'production',
    'medium',
    {
      title: ['Planning for the day that goes wrong', 'Planen für den Tag, an dem es schiefgeht'],
      about: [
        'Every plan is right until eight o’clock. You learn to leave room where it is needed, and to decide beforehand what is dropped first.',
        'Jeder Plan stimmt bis acht Uhr. Sie lernen, dort Luft zu lassen, wo man sie braucht, und vorher zu entscheiden, was zuerst wegfällt.',
      ],
    },
    [
      part(
        4,
        ['Room in the right place', 'Luft an der richtigen Stelle'],
        [
          'A day planned to a hundred per cent ends late every day. Leave a tenth free, and leave it before the place where work piles up, not spread over everybody. There it saves the whole chain.\n\nKeep a note of what the room was used for. After a month you know which trouble is worth mending.',
          'Ein Tag, der zu hundert Prozent verplant ist, endet jeden Tag zu spät. Lassen Sie ein Zehntel frei, und zwar vor der Stelle, an der sich Arbeit staut, nicht über alle verteilt. Dort rettet es die ganze Kette.\n\nNotieren Sie, wofür Sie die Luft gebraucht haben. Nach einem Monat wissen Sie, welcher Ärger die Reparatur lohnt.',
        ],
      ),
      part(
        3,
        ['What is dropped first', 'Was zuerst wegfällt'],
        [
          'Decide on a calm morning what you would leave undone with one person missing, and with two. Write it on a card: three lines are enough. On the bad day nobody has to be brave; the card has decided.',
          'Entscheiden Sie an einem ruhigen Morgen, was liegen bleibt, wenn eine Person fehlt, und was bei zweien. Schreiben Sie es auf eine Karte: Drei Zeilen genügen. Am schlechten Tag muss niemand mutig sein; die Karte hat entschieden.',
        ],
      ),
    ],
  ),
  course(
    'marketing',
    'easy',
    {
      title: ['Writing an offer that is read', 'Ein Angebot schreiben, das gelesen wird'],
      about: [
        'Most offers talk about the sender. You write one page that begins with the reader and ends with a date.',
        'Die meisten Angebote handeln vom Absender. Sie schreiben eine Seite, die bei der Leserin beginnt und mit einem Datum endet.',
      ],
    },
    [
      part(
        4,
        ['Their words first', 'Zuerst die Worte des Kunden'],
        [
          'Begin with what they told you, in their own words, in two sentences. Who recognises their trouble reads on. Then say what will be different when you are done, and only then what you will do.\n\nStrike every “we are pleased”. The space is worth more to a number.',
          'Beginnen Sie mit dem, was man Ihnen gesagt hat, in den Worten des Kunden, in zwei Sätzen. Wer seinen Ärger wiedererkennt, liest weiter. Sagen Sie dann, was hinterher anders ist, und erst danach, was Sie tun.\n\nStreichen Sie jedes „Wir freuen uns“. Eine Zahl nützt an dieser Stelle mehr.',
        ],
      ),
      part(
        3,
        ['One price, one date, one step', 'Ein Preis, ein Datum, ein Schritt'],
        [
          'End with three lines: what it costs, until when that holds, and what happens when they say yes. “Answer this letter; we come on Tuesday at ten.” An offer without a next step is a brochure.',
          'Schließen Sie mit drei Zeilen: was es kostet, bis wann das gilt, und was geschieht, wenn man ja sagt. „Antworten Sie auf diesen Brief; wir kommen am Dienstag um zehn.“ Ein Angebot ohne nächsten Schritt ist ein Prospekt.',
        ],
      ),
    ],
    { inDepth: true, tests: ['Against the clock: Selling and customers'] },
  ),
  course(
    'marketing',
    'medium',
    {
      title: ['Keeping the customers you have', 'Die Kunden behalten, die man hat'],
      about: [
        'Winning one costs as much as keeping five. You notice early who is about to leave, and know what to say.',
        'Einen zu gewinnen kostet so viel, wie fünf zu behalten. Sie merken früh, wer gehen will, und wissen, was zu sagen ist.',
      ],
    },
    [
      part(
        4,
        ['Signs before the letter', 'Zeichen vor der Kündigung'],
        [
          'Nobody leaves on the day of the letter. They order less often, ask no questions any more, and pay on the last day. Choose two such signs that your own books show, and look at them on the first Monday of each month.\n\nCall the three names at the top. Do not sell anything.',
          'Niemand geht am Tag der Kündigung. Man bestellt seltener, fragt nichts mehr und zahlt am letzten Tag. Wählen Sie zwei solche Zeichen, die Ihre eigenen Bücher zeigen, und sehen Sie sie am ersten Montag jedes Monats an.\n\nRufen Sie die drei obersten Namen an. Verkaufen Sie dabei nichts.',
        ],
      ),
      part(
        3,
        ['When something went wrong', 'Wenn etwas schiefging'],
        [
          'A mistake that was mended well binds more than none. Say within a day what happened, what you are doing, and when you will call again. Then call at that hour, even without news: keeping the small promise is what is remembered.',
          'Ein gut behobener Fehler bindet mehr als keiner. Sagen Sie binnen eines Tages, was geschah, was Sie tun und wann Sie sich wieder melden. Rufen Sie dann zu dieser Stunde an, auch ohne Neuigkeit: Das gehaltene kleine Versprechen bleibt in Erinnerung.',
        ],
      ),
    ],
    { holds: [6] },
  ),
]
