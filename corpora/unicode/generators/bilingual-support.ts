import { chance, fill, hexDigits, pick, some } from '../../drawing.ts'
import type { Generator } from '../../manifest.ts'
import { wholeNumber } from '../../random.ts'
import { joinUntil, sizedTexts } from '../../sized-texts.ts'

/** Sentences that mix a language with English names, code or numbers. */
const sentences: Readonly<Record<string, readonly string[]>> = {
  zh: [
    '请问 {product} 支持 {os} 吗？我用的是 version {v}。',
    '报错信息是 {error}，重启以后还是一样。',
    '你好，我的订单号是 {id}，可以改成 {city} 的地址吗？',
    '先运行 `{command}`，然后检查 {file} 里的配置。',
    '已收到，谢谢！We will get back to you within {n} hours.',
    '这个 API 的 rate limit 是每分钟 {n} 次，超过会返回 429。',
  ],
  ja: [
    '{product} を {os} にインストールしたいのですが、{error} と表示されます。',
    'お世話になっております。{city} 支店の田中です。添付の {file} をご確認ください。',
    '`{command}` を実行すると {n} 秒ほど止まってしまいます。',
    '対応バージョンは v{v} 以降です。',
    'ログインできません。ID は {id} です。よろしくお願いします。',
  ],
  ko: [
    '{product} 업데이트 후에 {error} 오류가 계속 나요.',
    '주문번호 {id} 배송지를 {city}로 바꿀 수 있을까요?',
    '`{command}` 명령을 먼저 실행해 보세요. 안 되면 {file} 파일을 보내 주세요.',
    '버전은 {v}이고 {os} 사용 중입니다.',
  ],
  ru: [
    'После обновления {product} до версии {v} появилась ошибка {error}.',
    'Добрый день! Заказ {id}, доставка в {city}, можно перенести на пятницу?',
    'Выполните `{command}` и пришлите файл {file}.',
    'На {os} всё работает, а на телефоне через {n} минут вылетает.',
  ],
  ar: [
    'مرحباً، لا أستطيع تثبيت {product} على {os}، وتظهر الرسالة {error}.',
    'رقم الطلب {id}، هل يمكن تغيير العنوان إلى {city}؟',
    'شغّل الأمر `{command}` ثم أرسل لنا الملف {file} من فضلك.',
    'الإصدار {v} متاح الآن، والتحديث يستغرق {n} دقائق.',
  ],
  he: [
    'שלום, אחרי העדכון של {product} לגרסה {v} אני מקבל {error}.',
    'מספר ההזמנה הוא {id}. אפשר לשלוח ל-{city}?',
    'תריץ בבקשה את `{command}` ותבדוק את {file}.',
  ],
  hi: [
    'मेरा {product} account लॉगिन नहीं हो रहा, {error} दिखा रहा है।',
    'Order {id} अभी तक {city} नहीं पहुँचा है, please check कीजिए।',
    'पहले `{command}` चलाइए, फिर {file} की screenshot भेजिए।',
    'नया version {v} download करने में {n} मिनट लगेंगे।',
  ],
  el: [
    'Μετά την ενημέρωση του {product} στην έκδοση {v} βγαίνει {error}.',
    'Εκτελέστε `{command}` και στείλτε μας το {file}.',
    'Η παραγγελία {id} δεν έφτασε ακόμα στην πόλη {city}.',
  ],
  th: [
    '{product} เปิดไม่ได้บน {os} ขึ้นว่า {error} ค่ะ',
    'รบกวนส่งไฟล์ {file} มาให้หน่อยนะครับ ออเดอร์ {id}',
    'ลองรัน `{command}` แล้วรอประมาณ {n} นาที',
  ],
  uk: [
    'Вітаю! {product} не запускається на {os}: {error}.',
    'Замовлення {id} їде до міста {city} вже {n} днів.',
    'Спробуйте `{command}` і подивіться на {file}.',
  ],
}
const english = [
  'Thanks, that helps. Which version of {product} is it?',
  'I’ve forwarded {id} to our {city} office.',
  'Please try `{command}` and tell me what happens.',
  'It should take about {n} minutes.',
]

/** Support talks in which each side writes its own language, product names and commands in Latin letters. */
export const bilingualSupport: Generator = sizedTexts('bilingual-support', (random, length) => {
  const makers = {
    product: () => pick(random, ['NoteBox', 'PhotoFlow Pro', 'RouterX 2', 'CloudSync', 'Ledger+']),
    os: () => pick(random, ['Windows 11', 'macOS', 'Android 14', 'Ubuntu 22.04', 'iPhone 13']),
    v: () => `${wholeNumber(random, 1, 12)}.${wholeNumber(random, 0, 9)}.${wholeNumber(random, 0, 20)}`,
    error: () =>
      pick(random, [
        '"Connection refused"',
        'ERR_CERT_DATE_INVALID',
        '“Disk full”',
        `0x${hexDigits(random, 8)}`,
        'Error 403',
      ]),
    id: () =>
      pick(random, [`#${wholeNumber(random, 10_000, 99_999)}`, `CN-${hexDigits(random, 6).toUpperCase()}`]),
    city: () => pick(random, ['Shanghai', 'Osaka', 'Busan', 'Haifa', 'Pune', 'Lviv', 'Bangkok', 'Marseille']),
    command: () =>
      pick(random, [
        'npm run build',
        'ipconfig /flushdns',
        'sudo systemctl restart sync',
        'notebox --reset-cache',
        'git pull --rebase',
      ]),
    file: () => pick(random, ['config.json', 'debug.log', '~/.notebox/settings.yml', 'C:\\Logs\\sync.txt']),
    n: () => wholeNumber(random, 2, 60),
  }
  const languages = some(random, Object.keys(sentences), length > 2000 ? 4 : 1)
  const own = languages.flatMap((language) => sentences[language] ?? [])
  const named = chance(random, 0.5)
  return joinUntil(length, '\n', (index) => {
    const foreign = chance(random, 0.65)
    const text = fill(pick(random, foreign ? own : english), makers)
    return named ? `${foreign ? 'User' : 'Agent'}: ${text}` : `${index % 3 === 0 ? '> ' : ''}${text}`
  })
})
