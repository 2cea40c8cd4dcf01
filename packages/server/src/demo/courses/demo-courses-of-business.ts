import type { DemoCourse } from './demo-course.ts'

export const coursesOfBusiness: readonly DemoCourse[] = [
  {
    segment: 'strategy',
    title: { en: 'A strategy that fits on one page', de: 'Eine Strategie, die auf eine Seite passt' },
    about: {
      en: 'A plan that nobody can repeat steers nobody. You write down where you want to win, what you will not do, and how you will notice early that you were wrong.',
      de: 'Ein Plan, den niemand wiedergeben kann, lenkt niemanden. Sie schreiben auf, wo Sie gewinnen wollen, was Sie nicht tun und woran Sie früh merken, dass Sie sich geirrt haben.',
    },
    difficulty: 'medium',
    isFeatured: true,
    parts: [
      {
        title: { en: 'Choosing where to win', de: 'Wählen, wo man gewinnen will' },
        minutes: 6,
        text: {
          en: 'A strategy answers three questions: whom do we serve, what do we do better for them than others, and what do we leave to others. The third is the hardest, because every no disappoints somebody.\n\nTake a harbour that moves containers, bulk goods and cars. It cannot be the fastest at all three. If it chooses cars, the next crane, the next hire and the next rule follow from that choice. If it chooses nothing, every budget round starts from the beginning.\n\nTry it with your own unit:\n- Name the customers you would miss most.\n- Name what they would miss about you.\n- Name one thing you do today that neither of you would miss.',
          de: 'Eine Strategie beantwortet drei Fragen: Für wen sind wir da, was tun wir für sie besser als andere, und was überlassen wir anderen? Die dritte ist die schwerste, denn jedes Nein enttäuscht jemanden.\n\nNehmen Sie einen Hafen, der Container, Schüttgut und Autos umschlägt. Er kann nicht bei allem der Schnellste sein. Wählt er Autos, so folgen der nächste Kran, die nächste Einstellung und die nächste Regel aus dieser Wahl. Wählt er nichts, beginnt jede Budgetrunde von vorn.\n\nProbieren Sie es mit Ihrem Bereich:\n- Nennen Sie die Kunden, die Sie am meisten vermissen würden.\n- Nennen Sie, was diese an Ihnen vermissen würden.\n- Nennen Sie etwas, das Sie heute tun und das keine Seite vermissen würde.',
        },
      },
      {
        title: { en: 'Writing it on one page', de: 'Auf einer Seite aufschreiben' },
        minutes: 5,
        text: {
          en: 'One page forces you to choose words that a new colleague understands on the first day. Four lines are enough for most units: the aim with a date, the customers, the two or three things you will be best at, and what you will stop.\n\nAvoid words that nobody would contradict. “We value quality” rules nothing out. “We answer every enquiry within one working day, and take no orders below ten pallets” does.\n\nRead the page aloud to somebody from another unit and ask what they would now do differently on Monday. If the answer is “nothing”, it is not a strategy yet.',
          de: 'Eine Seite zwingt zu Worten, die eine neue Kollegin am ersten Tag versteht. Für die meisten Bereiche genügen vier Zeilen: das Ziel mit Datum, die Kunden, die zwei oder drei Dinge, in denen Sie die Besten sein wollen, und was Sie beenden.\n\nVermeiden Sie Worte, denen niemand widersprechen würde. „Uns ist Qualität wichtig“ schließt nichts aus. „Wir beantworten jede Anfrage binnen eines Arbeitstages und nehmen keine Aufträge unter zehn Paletten an“ schon.\n\nLesen Sie die Seite jemandem aus einem anderen Bereich vor und fragen Sie, was sie oder er am Montag anders machen würde. Lautet die Antwort „nichts“, ist es noch keine Strategie.',
        },
      },
      {
        title: { en: 'Noticing early that you were wrong', de: 'Früh merken, dass man sich geirrt hat' },
        minutes: 4,
        isAcknowledged: true,
        text: {
          en: 'Every strategy rests on things that you believe and cannot know: that fuel stays dear, that a rule will change, that people will pay for speed. Write these beliefs down beside the page, each with the sign by which you would see that it fails.\n\nThen put a date in the calendar on which you look at the signs and at nothing else. Once a quarter is enough. Changing course because a sign appeared is not weakness; it is what the signs are for.',
          de: 'Jede Strategie ruht auf Annahmen, die man glaubt und nicht wissen kann: dass Treibstoff teuer bleibt, dass sich eine Vorschrift ändert, dass Menschen für Tempo bezahlen. Schreiben Sie diese Annahmen neben die Seite, jede mit dem Zeichen, an dem Sie ihr Scheitern erkennen würden.\n\nSetzen Sie dann einen Termin, an dem Sie nur auf diese Zeichen sehen. Einmal im Quartal genügt. Den Kurs zu ändern, weil ein Zeichen auftrat, ist keine Schwäche; dafür sind die Zeichen da.',
        },
      },
    ],
  },
  {
    segment: 'product',
    title: {
      en: 'Listening to customers without asking for wishes',
      de: 'Kunden zuhören, ohne nach Wünschen zu fragen',
    },
    about: {
      en: 'People are poor at predicting what they would buy, and good at telling what they did last week. You learn to ask about the past, and to hear the need behind the story.',
      de: 'Menschen können schlecht vorhersagen, was sie kaufen würden, und gut erzählen, was sie letzte Woche getan haben. Sie lernen, nach Vergangenem zu fragen und den Bedarf hinter der Geschichte zu hören.',
    },
    difficulty: 'easy',
    parts: [
      {
        title: { en: 'Questions that work', de: 'Fragen, die weiterhelfen' },
        minutes: 5,
        text: {
          en: '“Would you use this?” is a question about politeness. “When did you last have this problem, and what did you do?” is a question about life.\n\nGood questions stay with something that happened:\n- Tell me about the last time you booked a transport.\n- What did you do just before, and just after?\n- What was the most annoying part, and what did you try?\n\nThen be quiet. Most people go on after four seconds of silence, and what comes then is usually what matters.',
          de: '„Würden Sie das benutzen?“ ist eine Frage nach Höflichkeit. „Wann hatten Sie dieses Problem zuletzt, und was haben Sie getan?“ ist eine Frage nach dem Leben.\n\nGute Fragen bleiben bei etwas, das geschehen ist:\n- Erzählen Sie mir, wie Sie zuletzt einen Transport gebucht haben.\n- Was haben Sie unmittelbar davor und danach getan?\n- Was war am lästigsten, und was haben Sie versucht?\n\nDann schweigen Sie. Die meisten sprechen nach vier Sekunden Stille weiter, und was dann kommt, ist meist das Wichtige.',
        },
      },
      {
        title: { en: 'From stories to a need', de: 'Von Geschichten zum Bedarf' },
        minutes: 6,
        text: {
          en: 'After five conversations lay the notes side by side and mark every place where somebody took a detour: a second spreadsheet, a call to a friend, a note on the wall. Detours are paid with time, so they show what is worth something.\n\nWrite each need as a sentence without a solution: “When a ship is late, I need to know which lorries to stop before their drivers leave home.” Such a sentence can be met in ten ways, and you can compare them.',
          de: 'Legen Sie nach fünf Gesprächen die Notizen nebeneinander und markieren Sie jede Stelle, an der jemand einen Umweg ging: eine zweite Tabelle, ein Anruf bei einem Freund, ein Zettel an der Wand. Umwege werden mit Zeit bezahlt und zeigen daher, was etwas wert ist.\n\nSchreiben Sie jeden Bedarf als Satz ohne Lösung: „Wenn ein Schiff sich verspätet, muss ich wissen, welche Lkw ich aufhalten soll, bevor ihre Fahrer losfahren.“ Einen solchen Satz kann man auf zehn Arten erfüllen, und die lassen sich vergleichen.',
        },
      },
    ],
  },
  {
    segment: 'production',
    title: { en: 'Finding the bottleneck', de: 'Den Engpass finden' },
    cover: {
      file: 'cover-bottleneck.png',
      alt: {
        en: 'Discs crowd in front of a narrow passage and leave it one by one.',
        de: 'Scheiben drängen sich vor einem schmalen Durchgang und verlassen ihn einzeln.',
      },
    },
    about: {
      en: 'A chain delivers as much as its narrowest place lets through. You find that place, get the most out of it, and know when it has moved elsewhere.',
      de: 'Eine Kette leistet so viel, wie ihre engste Stelle durchlässt. Sie finden diese Stelle, holen das Beste aus ihr heraus und merken, wann sie gewandert ist.',
    },
    difficulty: 'medium',
    parts: [
      {
        title: { en: 'Where work piles up', de: 'Wo sich die Arbeit staut' },
        minutes: 5,
        text: {
          en: 'Walk along the way that a job takes and look for what waits. Before the bottleneck there is a pile; behind it people wait for work. That is all you need to find it, and no report is quicker than the walk.\n\nBeware of the busiest place: it may be busy with work that nobody needs yet. What counts is whether the next step stands still when this one does.',
          de: 'Gehen Sie den Weg ab, den ein Auftrag nimmt, und achten Sie auf das, was wartet. Vor dem Engpass liegt ein Stapel, dahinter warten Menschen auf Arbeit. Mehr braucht es nicht, und kein Bericht ist schneller als dieser Gang.\n\nVorsicht vor der geschäftigsten Stelle: Vielleicht arbeitet sie an etwas, das noch niemand braucht. Entscheidend ist, ob der nächste Schritt stillsteht, wenn dieser stillsteht.',
        },
      },
      {
        title: { en: 'The bottleneck in 24 seconds', de: 'Der Engpass in 24 Sekunden' },
        minutes: 1,
        text: { en: '', de: '' },
        isVideo: true,
        files: {
          file: 'bottleneck.webm',
          captions: { en: 'bottleneck.en.vtt', de: 'bottleneck.de.vtt' },
        },
      },
      {
        title: { en: 'The line as a picture', de: 'Die Linie als Bild' },
        minutes: 1,
        text: { en: '', de: '' },
        files: { file: 'line.png' },
      },
      {
        title: { en: 'Making the most of it', de: 'Das Beste herausholen' },
        goesWith: 1,
        minutes: 5,
        text: {
          en: 'An hour lost at the bottleneck is lost for everybody; an hour saved elsewhere saves nothing. So protect this place first:\n- It never waits for material, a decision or a break to end.\n- It never works on something that will be thrown away.\n- Somebody else does whatever others can do as well.\n\nOnly when this is done does a second machine pay off. Often it is then not needed.',
          de: 'Eine Stunde, die am Engpass verloren geht, ist für alle verloren; eine Stunde, die anderswo gespart wird, spart nichts. Schützen Sie also zuerst diese Stelle:\n- Sie wartet nie auf Material, eine Entscheidung oder das Ende einer Pause.\n- Sie arbeitet nie an etwas, das weggeworfen wird.\n- Was andere ebenso gut können, tun andere.\n\nErst danach lohnt sich eine zweite Maschine. Oft braucht man sie dann nicht mehr.',
        },
      },
      {
        title: { en: 'When it has moved', de: 'Wenn er gewandert ist' },
        minutes: 3,
        text: {
          en: 'A bottleneck that you widen becomes an ordinary step, and the next narrowest place takes over. That is success, not failure. Go for the walk again after four weeks, and stop improving the old place: every further hour there now saves nothing.',
          de: 'Ein Engpass, den Sie weiten, wird zu einem gewöhnlichen Schritt, und die nächste enge Stelle übernimmt. Das ist ein Erfolg, kein Versagen. Gehen Sie den Weg nach vier Wochen noch einmal ab, und verbessern Sie die alte Stelle nicht weiter: Jede zusätzliche Stunde dort spart jetzt nichts mehr.',
        },
      },
    ],
  },
  {
    segment: 'marketing',
    title: {
      en: 'A sales conversation that both sides like',
      de: 'Ein Verkaufsgespräch, das beiden gefällt',
    },
    about: {
      en: 'Selling goes well when the other person talks more than you do. You learn to open, to find out whether you can help, and to end well when you cannot.',
      de: 'Verkaufen gelingt, wenn die andere Seite mehr redet als Sie. Sie lernen, zu eröffnen, herauszufinden, ob Sie helfen können, und gut zu enden, wenn nicht.',
    },
    difficulty: 'easy',
    isFeatured: true,
    parts: [
      {
        title: { en: 'The first three minutes', de: 'Die ersten drei Minuten' },
        minutes: 4,
        text: {
          en: 'Say who you are, how long you will take and what both of you should know at the end. “I have twenty minutes. At the end we both know whether it is worth going on; if it is not, I will say so myself.” Such a beginning takes the pressure out of the room.\n\nThen ask for their situation and write down their words, not yours. You will need them later, when you say what you have understood.',
          de: 'Sagen Sie, wer Sie sind, wie lange es dauert und was beide am Ende wissen sollen. „Ich habe zwanzig Minuten. Danach wissen wir beide, ob es sich lohnt, weiterzumachen; wenn nicht, sage ich es selbst.“ Ein solcher Anfang nimmt den Druck aus dem Raum.\n\nFragen Sie dann nach der Lage der anderen Seite und notieren Sie deren Worte, nicht Ihre. Sie brauchen sie später, wenn Sie sagen, was Sie verstanden haben.',
        },
      },
      {
        title: { en: 'When the answer is no', de: 'Wenn die Antwort Nein lautet' },
        minutes: 4,
        text: {
          en: 'A clear no is worth more than a friendly perhaps. Ask for it: “It sounds as if this is not urgent for you. Have I understood that correctly?” Most people are relieved, and some only then tell you what is urgent.\n\nSay thank you, say what would change your mind in their place, and ask whether you may call again when it happens. Write the date down. Many good contracts began with an honest no.',
          de: 'Ein klares Nein ist mehr wert als ein freundliches Vielleicht. Bitten Sie darum: „Mir scheint, das eilt bei Ihnen nicht. Habe ich das richtig verstanden?“ Die meisten sind erleichtert, und manche sagen erst dann, was eilt.\n\nBedanken Sie sich, sagen Sie, was Sie an deren Stelle umstimmen würde, und fragen Sie, ob Sie sich dann wieder melden dürfen. Schreiben Sie das Datum auf. Viele gute Verträge begannen mit einem ehrlichen Nein.',
        },
      },
    ],
  },
]
