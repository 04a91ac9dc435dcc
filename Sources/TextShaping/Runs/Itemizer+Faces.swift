extension Itemizer {
    /// The face for a cluster: the first one that has all of it, else the first one that has its base.
    ///
    /// - Parameters:
    ///   - cluster: the cluster.
    ///   - script: the script of the run that it is in.
    ///   - previous: the face of the cluster before, which keeps spaces and marks that it has glyphs for.
    ///   - missing: takes the scalars that no face has, each once.
    /// - Returns: the face, or ``FaceChoice/missing`` if no font has the base.
    /// - Throws: ``FontFileError`` if a font of the cascade is there and cannot serve.
    func choose(
        _ cluster: Cluster,
        script: Script,
        after previous: FaceChoice,
        missing: inout [Unicode.Scalar]
    ) throws(FontFileError) -> FaceChoice {
        if cluster.followsNeighbour, !(cluster.isSpace && isEmoji(previous)), let face = try face(previous),
            cluster.isCovered(by: face)
        {
            return previous
        }
        let prefersEmoji = cluster.prefersEmoji
        if !prefersEmoji, cluster.isCovered(by: style.text) { return .primary }
        let variant = UInt64(cascade.region.map { $0 + 1 } ?? 0) << 1 | (cascade.isBold ? 1 : 0)
        let key = UInt64(script.tag) << 32 | UInt64(cluster.base) << 8 | variant
        if cluster.scalars.count == 1, case .fallback(let known)? = worker.choices[key] {
            return .fallback(known)
        }
        let candidates = candidates(for: cluster.base, script: script, prefersEmoji: prefersEmoji)
        for candidate in candidates {
            guard let face = try face(at: candidate), cluster.isCovered(by: face) else { continue }
            if cluster.scalars.count == 1 { worker.remember(.fallback(candidate), ofScalar: key) }
            return .fallback(candidate)
        }
        if cluster.isCovered(by: style.text) { return .primary }
        let choice = try choiceForBase(cluster, candidates)
        cluster.addUncovered(by: try face(choice), to: &missing)
        return choice
    }

    /// Whether a face is made of pictures: its space is as wide as they are, and no text has such spaces.
    func isEmoji(_ choice: FaceChoice) -> Bool {
        guard case .fallback(let index) = choice else { return false }
        if let faces = worker.emojiFaces { return faces.contains(index) }
        let faces = cascade.catalogue.faces { $0.role == .emoji }
        worker.emojiFaces = faces
        return faces.contains(index)
    }

    /// The faces of the cascade to try for a scalar, remembered by all that they depend on.
    private func candidates(for scalar: UInt32, script: Script, prefersEmoji: Bool) -> [Int] {
        let key = CandidateKey(
            script: script,
            own: Script.of(scalar),
            isWide: Cascade.isWide(scalar),
            prefersEmoji: prefersEmoji,
            region: cascade.region,
            isBold: cascade.isBold
        )
        if let known = worker.candidates[key] { return known }
        let faces = cascade.faces(key)
        worker.candidates[key] = faces
        return faces
    }

    private func choiceForBase(_ cluster: Cluster, _ candidates: [Int]) throws(FontFileError) -> FaceChoice {
        if cluster.isBaseCovered(by: style.text) { return .primary }
        for candidate in candidates {
            if let face = try face(at: candidate), cluster.isBaseCovered(by: face) { return .fallback(candidate) }
        }
        return .missing
    }

    /// The face of a choice; `nil` if nothing serves.
    func face(_ choice: FaceChoice) throws(FontFileError) -> Face? {
        switch choice {
        case .primary: style.text
        case .fallback(let index): try face(at: index)
        case .missing: nil
        }
    }

    private func face(at index: Int) throws(FontFileError) -> Face? {
        try worker.face(at: index, of: store)
    }
}
