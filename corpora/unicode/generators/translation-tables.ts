import { pick, some } from '../../drawing.ts'
import type { Generator } from '../../manifest.ts'
import { type Random, wholeNumber } from '../../random.ts'
import { joinUntil, sizedTexts } from '../../sized-texts.ts'

/** Rows of one meaning in several languages. */
const meanings: readonly (readonly (readonly [language: string, text: string])[])[] = [
  [
    ['en', 'Settings'],
    ['de', 'Einstellungen'],
    ['fr', 'Paramètres'],
    ['ja', '設定'],
    ['zh', '设置'],
    ['ko', '설정'],
    ['ru', 'Настройки'],
    ['ar', 'الإعدادات'],
    ['hi', 'सेटिंग्स'],
    ['th', 'การตั้งค่า'],
    ['el', 'Ρυθμίσεις'],
    ['he', 'הגדרות'],
    ['tr', 'Ayarlar'],
    ['vi', 'Cài đặt'],
  ],
  [
    ['en', 'Delete photo?'],
    ['de', 'Foto löschen?'],
    ['fr', 'Supprimer la photo ?'],
    ['ja', '写真を削除しますか？'],
    ['zh', '删除照片？'],
    ['ko', '사진을 삭제할까요?'],
    ['ru', 'Удалить фото?'],
    ['ar', 'هل تريد حذف الصورة؟'],
    ['hi', 'फ़ोटो हटाएँ?'],
    ['th', 'ลบรูปภาพหรือไม่'],
    ['el', 'Διαγραφή φωτογραφίας;'],
    ['he', 'למחוק את התמונה?'],
    ['tr', 'Fotoğraf silinsin mi?'],
    ['vi', 'Xóa ảnh?'],
  ],
  [
    ['en', 'No internet connection'],
    ['de', 'Keine Internetverbindung'],
    ['fr', 'Pas de connexion Internet'],
    ['ja', 'インターネットに接続されていません'],
    ['zh', '没有网络连接'],
    ['ko', '인터넷에 연결되어 있지 않습니다'],
    ['ru', 'Нет подключения к интернету'],
    ['ar', 'لا يوجد اتصال بالإنترنت'],
    ['hi', 'इंटरनेट कनेक्शन नहीं है'],
    ['th', 'ไม่มีการเชื่อมต่ออินเทอร์เน็ต'],
    ['el', 'Δεν υπάρχει σύνδεση στο διαδίκτυο'],
    ['he', 'אין חיבור לאינטרנט'],
    ['tr', 'İnternet bağlantısı yok'],
    ['vi', 'Không có kết nối mạng'],
  ],
  [
    ['en', 'Your trial ends in {n} days'],
    ['de', 'Ihr Test endet in {n} Tagen'],
    ['fr', 'Votre essai se termine dans {n} jours'],
    ['ja', '無料期間はあと{n}日で終了します'],
    ['zh', '试用期还剩 {n} 天'],
    ['ko', '체험 기간이 {n}일 남았습니다'],
    ['ru', 'Пробный период закончится через {n} дн.'],
    ['ar', 'تنتهي الفترة التجريبية خلال {n} أيام'],
    ['hi', 'आपका ट्रायल {n} दिनों में समाप्त होगा'],
    ['th', 'ช่วงทดลองใช้จะหมดในอีก {n} วัน'],
    ['el', 'Η δοκιμή λήγει σε {n} ημέρες'],
    ['he', 'תקופת הניסיון תסתיים בעוד {n} ימים'],
    ['tr', 'Deneme süreniz {n} gün sonra bitiyor'],
    ['vi', 'Bản dùng thử kết thúc sau {n} ngày'],
  ],
  [
    ['en', 'Good morning, how did you sleep?'],
    ['de', 'Guten Morgen, wie hast du geschlafen?'],
    ['fr', 'Bonjour, tu as bien dormi ?'],
    ['ja', 'おはよう、よく眠れた？'],
    ['zh', '早上好，睡得好吗？'],
    ['ko', '좋은 아침, 잘 잤어?'],
    ['ru', 'Доброе утро, как спалось?'],
    ['ar', 'صباح الخير، كيف نمت؟'],
    ['hi', 'सुप्रभात, नींद कैसी आई?'],
    ['th', 'อรุณสวัสดิ์ นอนหลับดีไหม'],
    ['el', 'Καλημέρα, πώς κοιμήθηκες;'],
    ['he', 'בוקר טוב, איך ישנת?'],
    ['tr', 'Günaydın, iyi uyudun mu?'],
    ['vi', 'Chào buổi sáng, bạn ngủ ngon không?'],
  ],
  [
    ['en', 'The bridge is closed until Monday.'],
    ['de', 'Die Brücke ist bis Montag gesperrt.'],
    ['fr', 'Le pont est fermé jusqu’à lundi.'],
    ['ja', '橋は月曜日まで通行止めです。'],
    ['zh', '桥封闭到星期一。'],
    ['ko', '다리는 월요일까지 통제됩니다.'],
    ['ru', 'Мост закрыт до понедельника.'],
    ['ar', 'الجسر مغلق حتى يوم الاثنين.'],
    ['hi', 'पुल सोमवार तक बंद है।'],
    ['th', 'สะพานปิดถึงวันจันทร์'],
    ['el', 'Η γέφυρα είναι κλειστή μέχρι τη Δευτέρα.'],
    ['he', 'הגשר סגור עד יום שני.'],
    ['tr', 'Köprü pazartesiye kadar kapalı.'],
    ['vi', 'Cầu đóng đến thứ Hai.'],
  ],
  [
    ['en', 'Tea without sugar, please'],
    ['de', 'Tee ohne Zucker, bitte'],
    ['fr', 'Un thé sans sucre, s’il vous plaît'],
    ['ja', 'お茶を砂糖なしでお願いします'],
    ['zh', '请来一杯不加糖的茶'],
    ['ko', '설탕 없는 차 주세요'],
    ['ru', 'Чай без сахара, пожалуйста'],
    ['ar', 'شاي بدون سكر من فضلك'],
    ['hi', 'बिना चीनी की चाय दीजिए'],
    ['th', 'ขอชาไม่ใส่น้ำตาล'],
    ['el', 'Ένα τσάι χωρίς ζάχαρη, παρακαλώ'],
    ['he', 'תה בלי סוכר, בבקשה'],
    ['tr', 'Şekersiz çay, lütfen'],
    ['vi', 'Cho tôi trà không đường'],
  ],
]

/** One meaning in many scripts side by side: string tables, phrase books, JSON locales, CSV. */
export const translationTables: Generator = sizedTexts('translation-tables', (random, length) => {
  const languages = some(
    random,
    (meanings[0] ?? []).map(([language]) => language),
    wholeNumber(random, 3, 10),
  )
  const style = pick(random, [markdownRow, jsonEntry, phraseBook, csvRow])
  const head =
    style === csvRow
      ? `key,${languages.join(',')}\n`
      : style === markdownRow
        ? `| ${languages.join(' | ')} |\n|${languages.map(() => '---|').join('')}\n`
        : ''
  return (
    head +
    joinUntil(length - head.length, '\n', (index) => {
      const row = pick(random, meanings).filter(([language]) => languages.includes(language))
      return style(random, row, index)
    })
  )
})

type Row = readonly (readonly [language: string, text: string])[]

function markdownRow(_random: Random, row: Row): string {
  return `| ${row.map(([, text]) => text).join(' | ')} |`
}

function jsonEntry(random: Random, row: Row, index: number): string {
  return `${JSON.stringify({ [`msg_${index}`]: Object.fromEntries(row) }, null, pick(random, [0, 2]))},`
}

function phraseBook(random: Random, row: Row): string {
  return some(random, row, wholeNumber(random, 2, 4))
    .map(([language, text]) => `${text} (${language})`)
    .join(' — ')
}

function csvRow(_random: Random, row: Row, index: number): string {
  return `m${index},${row.map(([, text]) => (/[,"]/.test(text) ? `"${text}"` : text)).join(',')}`
}
