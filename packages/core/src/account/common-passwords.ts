// The most common leaked passwords of at least 8 characters, French ones included, in lower case. The long tail is omitted: attempts are
// rate limited, so only the first few hundred guesses matter.

const LISTED = `
  00000000 01234567 0123456789 10203040 11111111 111111111 1111111111 11112222 11223344 12121212 121212121 12341234
  123123123 1231231234 12344321 12345678 123456789 1234567890 12345678910 123456789a 12345679 1234abcd 1234qwer
  123654789 123698745 12qwaszx 147258369 147852369 159357258 159753456 1a2b3c4d 1password 1q2w3e4r 1q2w3e4r5t 1qaz2wsx
  1qazxsw2 20202020 22222222 222222222 23456789 33333333 44444444 55555555 555555555 66666666 77777777 777777777
  87654321 88888888 888888888 963852741 987654321 9876543210 98765432 99999999 999999999 a1234567 a12345678 a123456789
  a1b2c3d4 aa123456 aa12345678 aaaaaaaa abc12345 abc123456 abcd1234 abcdefgh abcdefg1 access14 adminadmin administrator
  admin123 admin1234 admin12345 alexandra alexandre amoureux anthony1 apple123 arsenal1 asdf1234 asdfasdf asdfghjk
  asdfghjkl asdfghjkl1 aze12345 azert123 azerty01 azerty12 azerty123 azerty1234 azerty12345 azerty123456 azertyui
  azertyuiop azertyuiop1 azqsedrf babygirl babyboy1 baseball baseball1 basketball batman123 benjamin bienvenue blink182
  bonjour1 bonjour12 bonjour123 bonjourbonjour bonheur1 butterfly camille1 carolina caroline changeme changeme1
  changeme123 charlie1 charlotte chelsea1 chocolat chocolate chouchou christian christine chouchou1 coucou12 coucou123
  coucoucou computer computer1 cookie123 corvette danielle december deuxmille dolphins dominique doudou12 doudou123
  doudoudou dragon12 dragon123 einstein elephant elizabeth facebook familia1 fleur123 flower123 fluffy123 football
  football1 football12 football123 formula1 forever1 foxtrot1 francais france98 france123 frederic freedom1 fuckyou1
  gabriel1 garfield gertrude godzilla google123 guitare1 hannah123 harrypotter hello123 hellohello hellokitty iloveyou
  iloveyou1 iloveyou2 iloveyou12 internet isabelle jaimelavie jennifer jennifer1 jessica1 jesuistoi jetaime1 jetaime12
  jetaime123 jonathan jordan23 juliette justin123 killer123 lebron23 letmein1 letmein123 liverpool liverpool1 lol12345
  lollipop loulou12 loulou123 louloulou lovelove loveyou1 lovers12 madrid123 manchester marseille marseille13 marie123
  marlboro maverick mercedes michael1 michelle microsoft midnight minecraft minecraft1 mohamed1 monamour monkey123
  monster1 motdepasse motdepasse1 motdepasse123 mustang1 mynoob123 naruto123 nathalie ncc1701d nicolas1 nintendo
  november orange123 p@ssw0rd p@ssword pa55word papillon parisparis parissg1 parola123 pass1234 pass12345 passer123
  passw0rd password password! password01 password1 password11 password12 password123 password1234 password2 password3
  patricia patrick1 pikachu1 pokemon1 pokemon123 portugal pourquoi princess princess1 princesse princesse1 q1w2e3r4
  q1w2e3r4t5 qazwsxedc qsdfghjk qsdfghjklm qwe12345 qweasdzxc qweqweqwe qwer1234 qwert123 qwerty01 qwerty12 qwerty123
  qwerty1234 qwerty12345 qwerty123456 qwertyui qwertyuiop qwertyuiop1 rainbow1 realmadrid remember rockyou1 samantha
  samsung1 samsung123 sandrine scorpion sebastian secret123 september shadow12 shadow123 slipknot snoopy123 soleil12
  soleil123 spiderman spiderman1 squirtle1 starwars starwars1 stephanie stephane steelers sunshine sunshine1 superman
  superman1 superman123 superstar sweetheart tennis123 test1234 test12345 testtest tinkerbell toto1234 toto12345
  tototo123 trustno1 valentin valentine vanessa1 veronique victoria vincent1 webmaster welcome1 welcome12 welcome123
  whatever william1 xbox3600 xxxxxxxx yamaha123 yankees1 youtube1 zaq12wsx zaqwsx123 zaq1zaq1 zidane10 zxcvbnm1
  zxcvbnm123 palmares palmares1 palmares123
`;

export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(LISTED.trim().split(/\s+/u));
