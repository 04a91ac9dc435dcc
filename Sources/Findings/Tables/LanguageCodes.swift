/// The codes of languages with three letters.
///
/// Source: the code tables of ISO 639-3 as Debian's iso-codes has them, 7910 codes of individual languages and
/// macrolanguages. Foundation knows about 600 languages, those that it has texts of; a folder may be named by any.
enum LanguageCodes {
    /// Looks a code up.
    ///
    /// - Parameter code: lower-case letters.
    /// - Returns: whether it is that of a language, or one that was given up and is still understood.
    /// - Complexity: O(1).
    static func contains(_ code: String) -> Bool {
        guard code.utf8.count == 3 else { return former.contains(code) }
        return thirdLetters[String(code.prefix(2))]?.utf8.contains(code.utf8.last ?? 0) == true
    }

    /// Codes that CLDR still replaces by others: `tl` by `fil`, `sh` by `sr-Latn`, `iw` by `he`.
    private static let former: Set<String> = ["in", "iw", "ji", "jw", "mo", "sh", "tl"]

    private static let thirdLetters: [String: String] = Dictionary(
        uniqueKeysWithValues: codes.split(separator: " ").map { (String($0.prefix(2)), String($0.dropFirst(2))) }
    )

    /// For each two letters the third ones that give a code.
    private static let codes = """
        aaabcdefghiklnopqrstuwxz ababcdefghijklmnopqrstuvwxyz acabdefhiklmnpqrstuvwxyz adabdefghijlnoqrstuwxyz \
        aeabcdeklmnqrsuwyz afbdeghiknoprstuz agabcdefghijklmnoqrstuvwxyz ahabghiklmnoprst aiabcdefghijklmnopqrtwxy \
        ajaginpsuwz akabcdefghijklmopqrstuvwxyz alacdefhijklmnopqrstuwxyz amabcefghijklmnopqrstuvwxyz \
        anabcdefghijklmnopqrstuvwxyz aoabcdefgijklmnrstuxz apbcdefghijklmnopqrstuvwxyz aqcdgkmnprtz \
        arabcdeghijklnopqrsuvwxyz asabcefghijklmnopqrstuvwxyz atabcdegijklmnopqrstuvwxyz auabcdghijklmnopqrtuwxyz \
        avabdeiklmnostuv awabceghikmnorstuvwxy axbegklmx ayabcdeghiklmnopqrstuz azabdegjmnotz baabcefghjklmnoprsuvwxy \
        bbabcdefghijklmnopqrstuvwxy bcabcdefghijklmnopqrstuvwyz bdabcdefghijklmnopqrstuvwxyz \
        beabcdefghijklmnopqstuvwxyz bfabcdefghijklmnopqrstuwxyz bgabcdefgijklnopqrstuvwxyz bhabcdefghijlmnopqrstuvwxyz \
        biabdefgklmnopqrstuvwxyz bjabcefghijklmnoprstuvwxyz bkacdfghijklmnopqrstuvwxyz blabcdefhijklmnopqrstvwxyz \
        bmabcdefghijklmnopqrstuvwxz bnabcdefgijklmnopqrsuvwxyz boabdefghijklmnopqrstuvwxyz bpacdeghijklmnopqrstuvwxyz \
        bqabcdfghijklmnopqrstuvwxyz brabcdefghijklmnopqrstuvwxyz bsabcefghijklmnopqrstuvwxy btacdefghijmnopqrstuvwxyz \
        buabcdefghijklmnopqstuvwxyz bvabcdefghijklmnopqrtuvwxyz bwabcdefghijklmnopqrstuwxyz bxabcdefghijklmnopqrsuvwz \
        byabcdefghijklmnopqrstvwxz bzabcdefghijklmnopqrstuvwxyz caabcdefghjklmnopqrstvwxyz cbbcdgijklnoqrstuvwy \
        cccdeghjlmopr cdaefhijmnorsyz ceabgknsty cfadgm cgacgk chabcdefghjklmnopqrtuvwxyz ciabcdehkmnprwy \
        cjaehikmnopsvy ckbhlmnoqrstuvxyz clacdehijklmotuwy cmaegilmnorst cnabcghiklopqrstuwx \
        coabcdefghjklmnopqrstuvwxz cpabcginosuxy cqd crabcdefghijklmnoqrstvwxyz csabcdefghijklmnopqrstvwxyz \
        ctacdeghlmnopstuyz cuabchijklopqrtuvwxy cvgn cwabdegt cyabmo czhknot daacdeghijklmnoqrsuvwxz \
        dbabdefgijlmnopqrtuvwy dccr ddadegijnorsw decdefghiklmnpqrsuvz dgabcdeghiklnorstwxz dhdgilmnorsuvwx \
        diabcdfghijklmnopqrsuvwxyz djabcdefijkmnoruw dkagkrsx dlgkmn dmabcdefgklmorsuvwxy dnadegijknortuvwy \
        doabcefhiklnopqrstvwxyz dpp drbcdegilnoqstuy dsbehilnoqz dtabdhikmnoprstuy duabcefghiklmnopqrsuvwxyz dva \
        dwakrsuwyz dyabdgimnouy dzaeglno eaa ebcgkoru ecrsy eee efaei egalmoy ehsu eiptv eja ekaegiklmopry elehiklmoux \
        emabegikmnpqsuwxyz enabcdfghlmnoqruvwx eot epio eraghikorstw eseghiklmnoqstuy etbchnorstuxz eus evehn eweo ext \
        eyao ezae faabdfghijklmnoprstuxyz fbl fcs fer ffim fgr fiaefjlnprtw fkkv flahilnry fmpu fnbgi fodimnrs fpe fqs \
        fracdkmopqrsty fsels fubcdefhijlmnqrtuvy fvr fwae gaabcdefghijklmnopqrstuwxyz gbabdefghijklmnopqrsuvwxyz \
        gccdeflnrt gdabcdefghijklmnoqrstux geabcdfghijklqsvwxyz gfkt ggabdegkltuw ghacehklnorst \
        giabcdeghilmnpqrstuwxyz gjkmnru gkadenopu glabcdeghjkloruvwy gmabdghlmnruvxyz gnabcdeghijklmnoqrtuwz \
        goabcdefghijklmnopqrstuvwxyz gpaen gqainru grabcdghijmnoqrstuvwxyz gseglmnopsw gtau guabcdefghijklmnopqrstuwxz \
        gvacefjlmnoprsy gwabcdefgijmnrtuwx gxx gyabdefgilmnoryz gzain haabcdefghijklmnopqrstuvwxyz hbabnosu hcah hdnsy \
        heabdghimr hgmw hhiry hiabdfghijklnortwx hji hkaehkns hlabdetu hmabcdefghijklmnopqrstuvwyz hnadeghijnosu \
        hoabcdehijlmoprstvwyz hpos hracekmoptuvwxz hsbhlns htiosux hubcdefghijklmnopqrstuvwxyz hvceknv hwaco hyaew \
        iainr ibabdeghlmnoruy icahlr idabcdeiorstu ifabefkmuy igbeglmnosw ihbipw iiin ijcejns ikeikloprstuvwxz \
        ilabegikmopsuv imailnorsty inabdghjlmnopstz ioruw ipiko iquw irehiknruxy isacdeghiklmnortu itabdeiklmorstvwxyz \
        ium ivbv iwkmos ixcl iyaox izhrz jaabcdefhjklmnoqstuvxyz jbeijkmnortuw jcst jdagt jebehiklnrtu jgbeko jhis \
        jiabcdeghilmoqtuvy jjer jkamoprsu jles jmabcdilnrswx jnadgijls jobdgrsw jpanr jqr jrabrtu jsl \
        juabcdhiklmnoprstuwy jvdn jwi jyaey kaabcdefghijklmnopqstuvwxyz kbabcdeghijklmnopqrstuvwxyz \
        kcabcdefghijklmnopqrstuvwxyz kdacdefghijklmnpqrtuwxyz keabcdefghijklmnopqrstuvwxyz \
        kfabcdefghijklmnopqrstuvwxyz kgabefgijklmnopqrstuvwxy khabcdefghjklmnopqrstuvwxyz kiabcdefghijklmnopqrstuvwxyz \
        kjabcdeghijklmnopqrstuvxyz kkabcdefghijklmnopqrstuvwxyz klabcdefghijklmnopqrstuvwxyz \
        kmabcdefghijklmnopqrstuvwxyz knabcdefgijklmnopqrstuvwxyz koacdefghiklmnopqrstuvwyz kpabcdefghijklmnoqrstuvwxyz \
        kqabcdefghijklmnopqrstuvwxyz krabcdefhijklnprstuvwxyz ksabcdefghijklmnopqrstuvwxyz ktabcdefghijklmnopqstuvwxyz \
        kuabcdefghijklmnopqrstuvwxyz kvabcdefghijklmnopqrtuvwxyz kwabcdefghijklmnoprstuvwxyz kxabcdfhijkmnopqrstvwxyz \
        kyabcdefghijklmnopqrstuvwxyz kzabcdefgiklmnopqrsuvwxyz laabcdefghijlmnopqrstuvwxyz lbbcefgijklmnoqrstuvwxyz \
        lccdefhlmpqs ldabdghijklmnopq leabcdefhijklmnopqrstuvwxyz lfan lgabghiklmnoqrtuz lhahilmnpstu \
        liabcdefghjklmnopqrstuvwxyz ljaeilpwx lkabcdehijlmnorstuy llabcdefghijklmnpqsux lmabcdefghijklnopqruvwxy \
        lnabdghijlmnsuwz loabcefghijklmnopqrstuvwxyz lpaenox lqr lracegiklmnortvz lsabcdehilmnoprstvwy ltcghinosuz \
        luabcdefgijklmnopqrstuvwyz lvaiksu lwaeghlmostuw lxm lyagn lzhlnz maabdefghijklmnqrstuvwxz \
        mbabcdefhijklmnopqrstuvwxyz mcabcdefghijklmnopqrstuvwxyz mdabcdefghijklmnpqrstuvwxyz \
        meabcdefhijklmnopqrstuvwyz mfabcdefghijklmnopqrstuvwxyz mgabcdefghijklmnopqrstuvwyz mhabcdefgijklmnopqrstuwxyz \
        miabcdefghijklmnopqrstuwxyz mjbcdeghijklmnopqrstuvwxyz mkabcdefgijklmnopqrstuvwxyz mlabcefghijklmnopqrstuvwxz \
        mmabcdefghijklmnopqrtuvwxyz mnabcdefghijklmnpqrsuvwxyz moacdeghijkmnopqrstuvwxyz mpabcdeghijklmnopqrstuvwxyz \
        mqabcefghijklmnopqrstuvwxyz mrabcdefghijklmnopqrstuvwxyz msabcdefghijklmnopqrsuvwxyz \
        mtabcdefghijklmnopqrstuvwxy muabcdeghijklmopqrstuvxyz mvabdefghiklnopqrstuvwxyz mwabcefghiklmnopqrstuvwz \
        mxabcdefghijklmnopqrstuvwxyz myabcefghjklmoprsuvwxyz mzabcdeghijklmnopqrstuvwxyz naabcefgjklmnopqrstuvwxyz \
        nbabcdeghijklmnopqrstuvwy ncabcdefghijklmnoqrstuxz ndabcdefghijklmnopqrstuvwxyz neabcdefghijkmnopqrstuvwxyz \
        nfadlru ngabcdeghijklmnpqrstuvwxyz nhabcdefghikmnopqrtuvwxyz niabdefghijklmnoqrstuvwxyz njabdhijlmnorstuxyz \
        nkabcdefghijkmnopqrstuvwxz nlacdegijklmoquvwxyz nmabcdefghijklmnopqrstuvwxyz nnabcdefghijklmnopqrtuvwyz \
        noabcdefghijklmnpqrstuvwyz npabghilnosuxy nqgklmnoqty nrabcefgiklmnprtuxz nsabcdefghiklmnopqrstuvwxyz \
        ntdegijkmopruwxyz nuacdefghijklmnopqrstuvwxyz nvhmo nwabcegimorwxy nxadegiklmnoqrx nyabcdefghijklmnopqrstuvwxy \
        nzabdikmsuyz oaacrv obiklmortu ocahimou odaktu ofosu ogbcegou ohtu oiaen ojbcgipsvw okabcdeghijklmnorsuvxz \
        oladekmortu omabcgiklnoprtuwxy onabegijknoprstuwx oodgnrs opakmoty oraceghimnorstuvwxyz osacinopstux \
        otabdeiklmnqrstuwxyz ouabeim ovd owil oybdmy ozm pabcdefghiklmnopqrsuvwxyz pbbcefghilmnoprstuvy \
        pcabcdefghijklmnpw pdacinotu peabdefghijklmopqsvxyz pfael pgadgiklnsuz phadghjklmnoqrtuvw \
        piabcdefghjlmnoprstuvwxyz pjt pkabcghnoprstu plabcdeghijklnoqrstuvwyz pmabdefhijklmnoqrstwxyz \
        pnabcdeghijklmnopqrstuvwxyz pocefghiklmnopqrstvwxy ppeiklmnopqstu pqam prcdefghiklmnopqrstuwxz \
        psacdeghilmnopqrstuwy ptahinopqrtuvwy puabcdefgijmopqrstuwxy pwabgimnorw pxm pyemnsuxy pzhn \
        quabcdefghiklmnpqrsvwxyz qvacehijlmnopswyz qwachmst qxachlnopqrstuw qyap raabcdfghijklmnopqrstuvwxyz rbbklp \
        rcf rdb reabegijlmnrsty rgaeknrsu rhgp riabflmnrtu rjgis rkabhimtw rmabcdefghiklmnopqstuvwxyz rnbdglnprw \
        robcdefghlmnopruw rpnt rriot rsbklmn rtchmsw rubcefghiknopqstuyz rwaklmor rxdw rynsu rzh \
        saabcdefghjkmnoqrstuvwxyz sbabcdefghijklmnopqrstuvwxyz scbefghiklnopqstuvwx sdabcefghjklnopqrstuxz \
        seabcdefghijklnopqrstuvwyz sfbemsw sgabcdeghijkmprstuwxyz shabcdeghijklmnopqrstuvwxyz \
        siabdefghijklmnpqrsuvwxyz sjabdegklmnoprstuw skabcdefghijmnopqrstuvwxyz slcdefghijklmnpqrstuvwxyz \
        smabcefghjklmnopqrstuvwxyz snacdefgijklmnopqrsuvwxyz soabcdeghijklmopqrstuvwxyz spabcdegiklmnopqrstuvxy \
        sqahikmnoqrstux srabcdefghiklmnopqrstuvwxyz ssbcdefghijklmnopqrstuvwxyz stabdefghijklmnopqrstuvwy \
        suabcegijknoqrstvwxyz svabcekmsx swabcefghijklmnopqrstuvwxy sxbcegklmnorsuw syabciklmnorswxy szabcdeglnpsvwy \
        taabcdefghjklmnopqrstuvwxyz tbacdefghijklmnoprstuvwxyz tcabcdefghiklmnopqstuwxyz tdabcdefghijklmnoqrstvxy \
        teabcdefghiklmnopqrstuvwxyz tfinort tgabcdefhijklnopqrstuvwxyz thadefhiklmnpqrstuvyz tiacfghijklmnopqrstuvwxyz \
        tjagijlmnopsuw tkabdefglmnpqrstuvwxz tlabcdfghijklmnopqrstuvxy tmabcdefghijklmnoqrstuvwyz \
        tnabcdghiklmnopqrstuvwxyz tobcdfghijklmnopqrsuvwxyz tpacefgijklmnopqrtuvwxyz tqblmnopqrtuw \
        trabcdefghijlmnopqrstuvwxyz tsabcdeghijklmnopqrstuvwxyz ttabcdefghijklmnopqrstuvwyz tuabcdefghijklmnoqrsuvxyz \
        tvadeklmnostuwxy twabcdefghilmnopqrtuwxy txabceghijmnoqrstuxy tyaehijlnprstuvxyz tzahjlmnox uamnr ubailruy \
        udaegijlmu ues ufi ugabehnoy uhan uigsv uji ukaghiklpqrsuvwy ulabcefiklmnuw umabcdgimnoprsu unadegikmnruxz uon \
        upiv urabcdefghiklmnoprtuvwxyz usahikpsu utaehpru uumru uvehl uwa uya uzbns vaaefghijlmnoprsuvy vbbk \
        vecdlmnopr vgrt vicdefglnstv vkajklmnoptuz vlps vmabcdefghijklmpqrsuvwxyz vnkmp volrt vraost vsilv vto vumnt \
        vwa waabcdefghijlmnopqrstuvwxyz wbabefhijklmpqrstvw wcai wddgjktuy weacdghimoprstuw wfg wgabgiouy whagku \
        wibcefghijklmnruvy wjai wkabdlruwy wlaceghiklmnorsuvwxy wmabcdeghimnostwx wnbcdegikmnopuwy woabcdefgiklmnorswy \
        wpc wrbghiklmnoprsuvwxyz wsagikrsuv wtfhikmw wuabdhlmnrtuvxy wwaborw wxaw wybimnry xaabcdegijklmnopqrstuvwy \
        xbbcdegijmnoprwy xcbceghlmnortuvwy xdackmoqy xebdglmprstu xfa xgabdfgilmruw xhacdemortuv xibilnrsvy xjbt \
        xkabcdefgijklnopqrstuvwxyz xlabcdeginopsuy xmabcdefghjklmnopqrstuvwxyz xnabghijkmnoqrstuyz xocdgikmnoprw \
        xpabcdefghijklmnopqrstuvwxyz xqat xrabdegimnrtuw xsabcdehijlmnopqrsuvy xtabcdeghijlmnopqrstuvwy \
        xuabdgjlmnoprtu xveinos xwacdegjklortw xxbkmrt xyabjklty xzhmp yaabcdefghijklmnopqrstuvwxyz ybabehijklmnoxy \
        ychlnp ydadegk yeaceijlrstuvy ygailmprsuw yhadls yiadfghijklmnpqrstuvxz ykagiklmnortuy ylabegilmnoruy \
        ymbcdeghiklmnopqrsxz ynadegklnoqsu yobgiklmnrtxy ypabghmnopz yrabeklmnoswy yscdglmnoprsy ytalpwy \
        yuabcdefgijklmnpqrtwxyz yvat ywaglnqrtuw yxaglmuy yyruz yzgk zaabcdefghijklmopqrstuvwxyz zbaceltuw zcadh zdj \
        zeaghn zgabhmnr zhabdinow ziabklmnwz zkabdghknoprtuvz zlajmnq zmabcdefghijklmnopqrstuvwxyz znaegks zochmoqrs \
        zpabcdefghijklmnopqrstuvwxyz zqe zragnops zsaklmru zteglmnpqstuxy zuahlmny zwa zxx zybgjnp zzaj
        """
}
